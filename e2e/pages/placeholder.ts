import { expect, type Locator, type Page } from "@playwright/test";

/** A placeholder of a widget, with the fallback that may replace the widget. */
export class Placeholder {
  readonly page: Page;
  readonly place: Locator;
  /** The content that is shown instead of a failed widget. */
  readonly fallback: Locator;
  readonly retry: Locator;

  constructor(page: Page, place: Locator) {
    this.page = page;
    this.place = place;
    this.fallback = place.getByText("Værktøjet kan ikke vises lige nu");
    this.retry = place.getByRole("button", { name: "Prøv igen" });
  }

  async isIn(state: "waiting" | "loading" | "ready" | "failed"): Promise<void> {
    await expect(this.place).toHaveAttribute("data-widget-state", state);
  }
}
