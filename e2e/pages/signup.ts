import { expect, type Locator, type Page } from "@playwright/test";
import { pressUnavailable } from "./press-unavailable.ts";

/** The join flow on our own page, located by roles and names. */
export class Signup {
  readonly page: Page;
  readonly problems: Locator;
  readonly error: Locator;

  constructor(page: Page) {
    this.page = page;
    this.problems = page.getByRole("group", { name: "Ret dette, før du går videre" });
    this.error = page.getByRole("alertdialog", { name: "Øv! Noget er gået galt" });
  }

  async open(path = "/indmeldelse"): Promise<void> {
    await this.page.goto(path);
    await this.isLive();
  }

  isLive = () => this.page.locator('[data-widget="signup-stepper"][data-widget-state="ready"]').waitFor();
  heading = (name: string) => this.page.getByRole("heading", { level: 2, name });
  field = (name: string) => this.page.getByLabel(name, { exact: true });
  button = (name: string | RegExp) => this.page.getByRole("button", { name });
  /** Presses the button, even if it is announced as unavailable. */
  next = () => pressUnavailable(this.button("Fortsæt"));

  products = () => this.page.getByRole("radiogroup", { name: "Hvad vil du være medlem af?" });

  async fillContact(): Promise<void> {
    if ((await this.products().getByRole("radio", { checked: true }).count()) === 0) {
      await this.products()
        .getByRole("radio", { name: /^Fagforening og a‑kasse/ })
        .check();
    }
    await this.field("Navn").fill("Anna Møller");
    await this.field("Adresse").fill("Lindevej 12");
    await this.field("Postnr.").fill("8000");
    await expect(this.page.getByRole("combobox", { name: "By" })).toHaveValue("Aarhus C");
    await this.field("E-mail").fill("anna@firma.example");
    await this.field("Mobil").fill("20 12 34 56");
    await this.page.getByLabel(/I må behandle/).check();
  }

  async answerContact(): Promise<void> {
    await this.fillContact();
    await this.next();
    await expect(this.heading("Hvad laver du?")).toBeFocused();
  }

  async answerWork(): Promise<void> {
    await this.page.getByRole("radio", { name: "Ansat med ledelsesansvar" }).click();
    await this.page.getByRole("radio", { name: "Funktionær" }).click();
    await this.field("Titel eller stilling").fill("Afdelingsleder");
    await this.field("Arbejdspladsens navn").fill("agernhat");
    await this.page.getByRole("list", { name: "Vælg din arbejdsplads" }).getByRole("button").first().click();
    await this.next();
    await expect(this.heading("Om din a‑kasse")).toBeFocused();
  }

  async answerFund(): Promise<void> {
    await this.page.getByRole("radio", { name: "Mere end 30 timer" }).check();
    await this.answerOtherFunds("Nej");
    await expect(this.heading("Er det rigtigt?")).toBeFocused();
  }

  /** The last answer leads to the summary. */
  async answerOtherFunds(other: "Ja" | "Nej"): Promise<void> {
    const answer = (question: RegExp, name: string) =>
      this.page.getByRole("radiogroup", { name: question }).getByRole("radio", { name });
    await answer(/anden a‑kasse i dag/, other).check();
    await answer(/a‑kasse i udlandet/, "Nej").click();
  }

  async reachSummary(): Promise<void> {
    await this.answerContact();
    await this.answerWork();
    await this.answerFund();
  }

  confirm = () => this.button("Bekræft med MitID").click();
}
