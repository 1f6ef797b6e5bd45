import { expect, type Locator, type Page } from "@playwright/test";
import { type ChosenFile, chooseFile } from "./choose-file.ts";
import type { UploadedCv } from "../server/review-once.ts";

/** The keys of all errors with which a CV can be refused. */
export const cvErrorKeys = [
  "fileSizeError",
  "wrongFileExtensionError",
  "tooManyPagesError",
  "insufficientContentError",
  "genericError",
] as const;

/** A CV check, located by roles and names as visitors find it. */
export class CvCheck {
  readonly page: Page;
  /** The placeholder of the widget. */
  readonly place: Locator;

  readonly chooseButton: Locator;
  readonly uploadTitle: Locator;

  readonly sendingTitle: Locator;
  readonly loadingTitle: Locator;
  readonly cancel: Locator;

  readonly resultTitle: Locator;
  /** The list of steps. */
  readonly steps: Locator;
  readonly frontPage: Locator;
  readonly seeDetails: Locator;
  readonly restart: Locator;
  /** The control that returns to the review of the CV that was to be replaced. */
  readonly backToReview: Locator;
  readonly removeReview: Locator;
  /** The links to the areas to improve first. */
  readonly firstSteps: Locator;
  readonly areasTitle: Locator;
  readonly openAll: Locator;
  readonly closeAll: Locator;
  /** Every area of the review, open or closed. */
  readonly areas: Locator;
  readonly openAreas: Locator;
  readonly joinLink: Locator;

  readonly dialog: Locator;
  readonly dialogButton: Locator;
  /** The button that uploads the same file again. */
  readonly sendAgain: Locator;
  /** The button that requests the failed review again. */
  readonly fetchReview: Locator;

  constructor(page: Page, place: Locator = page.locator("[data-widget=cv-check]").first()) {
    this.page = page;
    this.place = place;
    const button = (name: string) => place.getByRole("button", { name, exact: true });
    const heading = (name: string | RegExp) => place.getByRole("heading", { name });

    this.steps = place.getByRole("group", { name: "Trin i CV-tjekket" });
    this.chooseButton = button("Vælg dit CV");
    this.uploadTitle = heading("Hvor stærkt står dit CV?");

    this.sendingTitle = heading("Vi sender dit CV");
    this.loadingTitle = heading("Vi læser dit CV");
    this.cancel = button("Annuller");

    this.resultTitle = heading(/^(\d+ forslag til dit CV|Dit CV står stærkt)$/);
    this.frontPage = place.getByRole("img", { name: "Forsiden af dit CV" });
    this.seeDetails = button("Se forslagene");
    this.restart = button("Upload nyt CV");
    this.backToReview = button("Tilbage til din gennemgang");
    this.firstSteps = place.locator("ul").getByRole("link");
    this.removeReview = button("Fjern gennemgangen");
    this.areasTitle = heading("Område for område");
    this.openAll = button("Åbn alle");
    this.closeAll = button("Luk alle");
    this.areas = place.locator("details");
    this.openAreas = place.locator("details[open]");
    this.joinLink = place.getByRole("link", { name: "Bliv medlem" });

    this.dialog = place.getByRole("alertdialog");
    this.dialogButton = this.dialog.getByRole("button", { name: /^(Prøv igen|Tilbage til upload)$/ });
    this.sendAgain = button("Send igen");
    this.fetchReview = button("Hent gennemgangen");
  }

  async open(path = "/cv-tjek"): Promise<void> {
    await this.page.goto(path);
    await this.ready();
  }

  /** Opens the review of a CV through a link, as other tools do. */
  async openReview({ cvId, cvJwt }: UploadedCv): Promise<void> {
    await this.page.goto(`/cv-tjek?${new URLSearchParams({ cvId, cvJwt, toolId: "cv_tjek" })}`);
    await expect(this.resultTitle).toBeVisible();
  }

  /** Waits until the widget is live. */
  async ready(): Promise<void> {
    await expect(this.place).toHaveAttribute("data-widget-state", "ready");
  }

  /** Chooses a file with the button. */
  async choose(file: ChosenFile): Promise<void> {
    await chooseFile(this.chooseButton, this.place.locator("input[type=file]"), file);
  }

  /** Chooses a file and waits for its review. */
  async review(file: ChosenFile): Promise<void> {
    await this.choose(file);
    await expect(this.resultTitle).toBeVisible();
  }

  /** The sentence that says how many areas were reviewed, and with what result. */
  async facts(): Promise<string> {
    return this.place.getByText(/^Vi har set på/).innerText();
  }
}
