import type { Locator, Page } from "@playwright/test";

/** One CV check as a visitor finds it: by roles and names. */
export class CvCheck {
  readonly page: Page;
  /** The placeholder the widget stands in. */
  readonly place: Locator;
  readonly chooseButton: Locator;
  readonly uploadTitle: Locator;
  readonly sendingTitle: Locator;
  readonly loadingTitle: Locator;
  readonly resultTitle: Locator;
  readonly seeDetails: Locator;
  readonly restart: Locator;
  readonly areasTitle: Locator;
  readonly openAll: Locator;
  readonly closeAll: Locator;
  readonly frontPage: Locator;
  readonly joinLink: Locator;
  readonly dialog: Locator;
  /** Every area of the review, open or closed. */
  readonly areas: Locator;

  constructor(page: Page, place: Locator = page.locator("[data-widget=cv-check]")) {
    this.page = page;
    this.place = place;
    this.chooseButton = place.getByRole("button", { name: "Vælg dit CV" });
    this.uploadTitle = place.getByRole("heading", { name: "Hvor stærkt står dit CV?" });
    this.sendingTitle = place.getByRole("heading", { name: "Vi sender dit CV" });
    this.loadingTitle = place.getByRole("heading", { name: "Vi læser dit CV" });
    this.resultTitle = place.getByRole("heading", { name: /områder står stærkt$/ });
    this.seeDetails = place.getByRole("button", { name: "Se detaljer" });
    this.restart = place.getByRole("button", { name: "Upload nyt CV" });
    this.areasTitle = place.getByRole("heading", { name: "Område for område" });
    this.openAll = place.getByRole("button", { name: "Åbn alle områder" });
    this.closeAll = place.getByRole("button", { name: "Luk alle områder" });
    this.frontPage = place.getByRole("img", { name: "Forsiden af dit CV" });
    this.joinLink = place.getByRole("link", { name: "Bliv medlem" });
    this.dialog = place.getByRole("alertdialog");
    this.areas = place.getByRole("group", { name: "Område for område" }).getByRole("group");
  }

  async open(): Promise<void> {
    await this.page.goto("/cv-tjek");
    await this.ready();
  }

  /** Waits until the widget is live. */
  async ready(): Promise<void> {
    await this.place.and(this.page.locator("[data-widget-state=ready]")).waitFor();
  }

  /** Chooses a file by the button, as a visitor does. */
  async choose(file: string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer }): Promise<void> {
    const asked = this.page.waitForEvent("filechooser");
    await this.chooseButton.click();
    await (await asked).setFiles(file);
  }

  /** The number that stands at a label such as "områder gennemgået". */
  async count(label: string): Promise<number> {
    const pair = this.place.locator("dl > div").filter({ has: this.page.getByText(label, { exact: true }) });
    return Number(await pair.getByRole("definition").innerText());
  }
}
