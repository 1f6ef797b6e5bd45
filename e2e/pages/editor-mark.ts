import { expect, type Locator } from "@playwright/test";

/** What an editor sees on a placeholder. */
export class EditorMark {
  readonly tab: Locator;
  readonly panel: Locator;

  constructor(place: Locator) {
    this.tab = place.locator("[data-editor-mark] button");
    this.panel = place.locator("[data-editor-mark]").getByRole("dialog");
  }

  async open(): Promise<void> {
    // What another mark has to say may lie over this one.
    await this.tab.page().keyboard.press("Escape");
    await this.tab.click();
    await expect(this.panel).toBeVisible();
  }

  /** The sentences that say what is wrong, once there are any. */
  async problems(): Promise<readonly string[]> {
    await expect(this.tab).toHaveText(/\d fejl$/);
    await this.open();
    return this.panel.getByRole("listitem").allTextContents();
  }
}
