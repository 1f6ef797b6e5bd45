import type { FrameLocator, Locator, Page } from "@playwright/test";

/** The studio of one tool. */
export class EmbedStudio {
  private readonly page: Page;
  readonly form: Locator;
  readonly search: Locator;
  readonly copied: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.locator("[data-form]");
    this.search = this.form.getByRole("searchbox", { name: "Søg i indstillinger og tekster" });
    this.copied = page.locator("[data-copied]");
  }

  field(name: string): Locator {
    return this.form.getByRole("textbox", { name, exact: true });
  }

  /** The page in the frame of a width. */
  preview(width: 360 | 768 | 1280): FrameLocator {
    return this.page.frameLocator(`iframe[title$="${width} px"]`);
  }

  /** Resolves when the tool runs in all frames. */
  async ready(): Promise<void> {
    for (const width of [360, 768, 1280] as const) {
      // Frames outside of the window load when they are near.
      await this.page.locator(`iframe[title$="${width} px"]`).scrollIntoViewIfNeeded();
      await this.preview(width).locator('[data-widget-state="ready"]').waitFor({ state: "attached" });
    }
  }

  /** The code of the open tab, or with a title. */
  code(title: string): Locator {
    return this.page.locator("[data-code]").filter({ hasText: title }).filter({ visible: true }).locator("code");
  }

  tab(name: string): Locator {
    return this.page.getByRole("tab", { name });
  }
}
