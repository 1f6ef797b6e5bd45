import { expect, type Locator, type Page, type Route } from "@playwright/test";
import { type ChosenFile, chooseFile } from "./choose-file.ts";
import { jobs, qualities } from "../fixtures/jobs.ts";

/** A job match, located by roles and names. */
export class Jobmatch {
  readonly page: Page;
  /** The placeholder of the widget. */
  readonly place: Locator;
  /** The list of steps. */
  readonly steps: Locator;

  readonly zipTitle: Locator;
  readonly zip: Locator;
  readonly next: Locator;
  readonly uploadTitle: Locator;
  readonly chooseButton: Locator;
  readonly cancel: Locator;
  readonly searchingTitle: Locator;

  readonly resultTitle: Locator;
  readonly noResultsTitle: Locator;
  readonly cards: Locator;
  readonly more: Locator;
  readonly restart: Locator;
  readonly region: Locator;
  readonly distance: Locator;
  /** Cards of the previous search, which are shown while a new search runs. */
  readonly old: Locator;
  readonly locked: Locator;
  readonly toTop: Locator;

  readonly dialog: Locator;
  readonly dialogButton: Locator;
  readonly searchAgain: Locator;

  constructor(page: Page) {
    this.page = page;
    this.place = page.locator("[data-widget=jobmatch]");
    const button = (name: string) => this.place.getByRole("button", { name, exact: true });
    const heading = (name: string | RegExp) => this.place.getByRole("heading", { name });

    this.steps = this.place.getByRole("group", { name: "Trin i jobmatch" });
    this.zipTitle = heading("Hvilket postnummer søger du fra?");
    this.zip = this.place.getByRole("textbox", { name: "Postnummer" });
    this.next = button("Fortsæt");
    this.uploadTitle = heading("Hvilket CV skal vi gå ud fra?");
    this.chooseButton = button("Vælg dit CV");
    this.cancel = button("Annuller");
    this.searchingTitle = heading("Vi finder job, der passer til dit CV");

    this.resultTitle = heading(/^\d+ job.*, der passer til dit CV$/);
    this.noResultsTitle = heading("Ingen resultater");
    this.cards = this.place.getByRole("article");
    this.more = this.place.getByRole("button", { name: /^Vis flere \(\d+ tilbage\)$/ });
    this.restart = button("Start forfra");
    this.region = this.place.getByRole("combobox", { name: "Region" });
    this.distance = this.place.getByRole("combobox", { name: "Afstand" });
    this.old = this.place.locator("[aria-busy=true]").getByRole("article");
    this.locked = this.place.getByRole("group", { name: /^(Det sidste|Ét) job .*er kun for medlemmer$/ });
    this.toTop = button("Til toppen");

    this.dialog = this.place.getByRole("alertdialog");
    this.dialogButton = this.dialog.getByRole("button", { name: "Tilbage" });
    this.searchAgain = button("Find job til mit CV");
  }

  async open(path = "/jobmatch"): Promise<void> {
    await this.page.goto(path);
    await this.ready();
  }

  /** Waits until the widget is live. */
  async ready(): Promise<void> {
    await expect(this.place).toHaveAttribute("data-widget-state", "ready");
  }

  city(name: string): Locator {
    return this.place.getByRole("paragraph").filter({ hasText: new RegExp(`^${name}$`) });
  }

  /** Completes the first step and goes to the second. */
  async giveZip(zip = "8000", city = "Aarhus C"): Promise<void> {
    await this.zip.fill(zip);
    await expect(this.city(city)).toBeVisible();
    await this.next.click();
  }

  /** Chooses a file with the button. */
  async choose(file: ChosenFile): Promise<void> {
    await chooseFile(this.chooseButton, this.place.locator("input[type=file]"), file);
  }

  stars(title: string, count: number): Locator {
    return this.place
      .getByRole("group", { name: `Hvor godt passer jobbet? ${title}` })
      .getByRole("radio", { name: `${count} af 5 stjerner` });
  }

  why(card: Locator): Locator {
    return card.getByRole("button", { name: /^Hvorfor passer det til mig\?/ });
  }
}

export const calls = {
  city: "**/api/city-from-zipcode/*",
  upload: "**/api/cv-upload",
  results: "**/api/jobmatch/get-jobmatch-results*",
  qualities: "**/api/jobmatch/get-jobmatch-core-qualities*",
  rating: "**/api/jobmatch/post-jobmatch-rating",
  thumbnail: "**/api/get-cv-frontpage-thumbnail*",
  storedCv: "**/api/stored-cv",
} as const;

const storedCv = { cvId: "0197b7a0-0000-7000-8000-000000000001", cvJwt: "token-1", toolId: "jobmatch" } as const;

const cities: Readonly<Record<string, string>> = { "8000": "Aarhus C", "8800": "Viborg", "2100": "København Ø" };

export const never = () => new Promise<void>(() => {});

export const refusing =
  (status: number, errorKey = "genericError") =>
  (route: Route): Promise<void> =>
    route.fulfill({ status, json: { errorKey, message: { id: "0197-4f1c" } } });

interface JobAnswers {
  /** Answers to successive searches; the last one is repeated. */
  readonly results?: readonly ((route: Route) => unknown)[];
  readonly qualities?: readonly ((route: Route) => unknown)[];
  /** The place that the stored CV names. */
  readonly place?: { readonly zip: string; readonly city: string };
}

interface Found {
  readonly locked?: boolean;
  readonly matchedBy?: string;
  readonly wider?: { readonly jobLocationRegion?: number; readonly maxDistance: number };
}

export const finding = (count: number, { locked = false, matchedBy = "cv", wider }: Found = {}) => {
  return (route: Route): Promise<void> =>
    route.fulfill({ json: { jobMatchJobs: jobs(count, { locked }), matchedBy, wider } });
};

/**
 * Answers the calls of the tool, except the upload of a CV. Collects the addresses and bodies of the calls in the
 * result.
 */
export async function answerJobs(page: Page, answers: JobAnswers = {}): Promise<readonly string[]> {
  const asked: string[] = [];
  const inTurn = (given: readonly ((route: Route) => unknown)[]) => {
    let turn = 0;
    return async (route: Route) => {
      const { pathname, searchParams } = new URL(route.request().url());
      searchParams.delete("cvJwt");
      asked.push(`${pathname.split("/").at(-1)} ${decodeURIComponent(searchParams.toString())}`.trim());
      const answer = given[Math.min(turn, given.length - 1)];
      turn += 1;
      await answer?.(route);
    };
  };
  await page.route(calls.city, (route) => {
    const zip = route.request().url().slice(-4);
    const city = cities[zip];
    return city === undefined ? refusing(404, "unknownZip")(route) : route.fulfill({ json: { zip, city } });
  });
  await page.route(calls.storedCv, (route) => route.fulfill({ json: { suggestions: 0, place: answers.place } }));
  await page.route(calls.results, inTurn(answers.results ?? [finding(99)]));
  await page.route(calls.qualities, inTurn(answers.qualities ?? [(route) => route.fulfill({ json: { qualities } })]));
  await page.route(calls.rating, async (route) => {
    asked.push(`post-jobmatch-rating ${route.request().postData()}`);
    await route.fulfill({ status: 204 });
  });
  return asked;
}

/** Prepares a visitor who has a stored CV and, if given, a stored search. */
export async function comeWithCv(page: Page, search: object = {}): Promise<void> {
  await page.route(calls.thumbnail, (route) => route.fulfill({ json: { hash: "" } }));
  await page.addInitScript(
    ([cv, kept]) => {
      // Only once: after a reload, the tool finds what it has stored itself.
      if (sessionStorage.getItem("came") !== null) return;
      sessionStorage.setItem("came", "");
      localStorage.setItem("tool-session/1", cv);
      localStorage.setItem("jobmatch/search/1", kept);
    },
    [JSON.stringify(storedCv), JSON.stringify(search)] as const,
  );
}

export const fromAarhus = { typed: "8000", place: { zip: "8000", city: "Aarhus C" } } as const;
