import { expect, type Locator } from "@playwright/test";

/** The mark of the editor overlay on a placeholder. */
export class EditorMark {
  readonly tab: Locator;
  readonly panel: Locator;

  constructor(place: Locator) {
    this.tab = place.locator("[data-editor-mark] button");
    this.panel = place.locator("[data-editor-mark]").getByRole("dialog");
  }

  async open(): Promise<void> {
    // The panel of another mark may cover this mark.
    await this.tab.page().keyboard.press("Escape");
    await this.tab.click();
    await expect(this.panel).toBeVisible();
  }

  /** Waits for problems and returns their sentences. */
  async problems(): Promise<readonly string[]> {
    await expect(this.tab).toHaveText(/\d fejl$/);
    await this.open();
    return this.panel.getByRole("listitem").allTextContents();
  }
}
