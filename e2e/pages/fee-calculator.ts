import type { Locator, Page } from "@playwright/test";

/** The fee calculator on a page. */
export class FeeCalculator {
  readonly organisation: Locator;
  readonly compare: Locator;
  readonly again: Locator;
  readonly table: Locator;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.organisation = page.getByRole("combobox", { name: "Hvor er du medlem i dag?" });
    this.compare = page.getByRole("button", { name: "Sammenlign prisen" });
    this.again = page.getByRole("button", { name: "Beregn igen" });
    this.table = page.getByRole("table", { name: "Pris om måneden" });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.isLive();
  }

  /** Scrolls to the calculator, and waits until the organisations can be chosen or a result is shown. */
  async isLive(): Promise<void> {
    await this.page.locator('[data-widget="fee-calculator"]').scrollIntoViewIfNeeded();
    await this.page.locator('[data-widget="fee-calculator"][data-widget-state="ready"]').waitFor();
    await this.again.or(this.organisation.locator("option").nth(1)).first().waitFor({ state: "attached" });
  }

  title(name: string | RegExp): Locator {
    return this.page.getByRole("heading", { level: 2, name });
  }

  async choose(organisation: string, type: string): Promise<void> {
    await this.organisation.selectOption({ label: organisation });
    await this.page.getByRole("radio", { name: type, exact: true }).check();
  }
}
