import { expect, type Locator, type Page } from "@playwright/test";

/** The consent overlay, located by roles and names. */
export class CookieConsent {
  readonly page: Page;
  readonly place: Locator;
  readonly overlay: Locator;
  readonly onlyNecessary: Locator;
  readonly adjust: Locator;
  readonly acceptAll: Locator;
  readonly save: Locator;
  readonly necessary: Locator;
  readonly statistics: Locator;
  readonly marketing: Locator;
  /** The link to the settings in the footer. */
  readonly settings: Locator;

  constructor(page: Page) {
    this.page = page;
    this.place = page.locator("[data-site-widget=cookie-consent],[data-widget=cookie-consent]");
    this.overlay = page.getByRole("region", { name: /cookies$/ });
    const button = (name: string) => this.overlay.getByRole("button", { name, exact: true });
    this.onlyNecessary = button("Kun nødvendige");
    this.adjust = button("Tilpas");
    this.acceptAll = button("Acceptér alle");
    this.save = button("Gem valg");
    this.necessary = this.overlay.getByRole("checkbox", { name: "Nødvendige" });
    this.statistics = this.overlay.getByRole("checkbox", { name: "Statistik" });
    this.marketing = this.overlay.getByRole("checkbox", { name: "Markedsføring" });
    this.settings = page.getByRole("link", { name: "Cookieindstillinger" });
  }

  /** The answers about statistics and marketing in the cookie, as two digits; `undefined` without an answer. */
  async kept(): Promise<string | undefined> {
    const cookies = await this.page.context().cookies();
    return /^1\.\d+\.(\d\d)$/.exec(cookies.find(({ name }) => name === "cookie-consent")?.value ?? "")?.[1];
  }

  async isGone(): Promise<void> {
    await expect(this.overlay).toHaveCount(0);
    await expect(this.page.locator("html")).not.toHaveAttribute("data-consent-overlay");
  }
}
