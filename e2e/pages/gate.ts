import { expect, type Locator, type Page, type Route } from "@playwright/test";

/** Texts that differ between the tools. */
interface GateWords {
  readonly lead: string;
  readonly submit: string;
}

const cvCheckWords: GateWords = { lead: "Hvem er du? Så læser vi dit CV", submit: "Gå til CV-tjekket" };
export const jobmatchWords: GateWords = { lead: "Hvem er du? Så finder vi dine job", submit: "Gå til jobmatch" };

/** The dialogs before a tool, located by roles and names. */
export class Gate {
  readonly page: Page;
  /** The dialog for a visitor, with a form. */
  readonly lead: Locator;
  /** The message that replaces the form if the form could not be sent. */
  readonly failure: Locator;
  /** The dialog for a member. */
  readonly consent: Locator;
  readonly summary: Locator;
  readonly submit: Locator;
  /** The button that closes either dialog and leads back to the tool. */
  readonly decline: Locator;
  /** The button of the member's dialog that agrees. */
  readonly agree: Locator;
  /** The link for members, who need not fill in the form. */
  readonly logIn: Locator;

  constructor(page: Page, { lead, submit }: GateWords = cvCheckWords) {
    this.page = page;
    this.lead = page.getByRole("dialog", { name: lead });
    this.failure = page.getByRole("alertdialog", { name: "Vi fik ikke dine oplysninger" });
    this.consent = page.getByRole("dialog", { name: /^Velkommen, / });
    this.summary = this.lead.getByRole("group", { name: "Ret dette, før du går videre" });
    this.logIn = this.lead.getByRole("link", { name: "Log ind" });
    this.submit = this.lead.getByRole("button", { name: submit });
    this.decline = page.getByRole("dialog").getByRole("button", { name: "Nej tak", exact: true });
    this.agree = this.consent.getByRole("button", { name: "Ja, det er i orden" });
  }

  /** Waits until presses have an effect: the dialog ignores those right after its opening. */
  async settled(): Promise<void> {
    await this.lead.evaluate((dialog) => Promise.all(dialog.getAnimations().map(({ finished }) => finished)));
  }

  /** The scrollable part of a dialog. */
  scrollerOf(dialog: Locator): Locator {
    return dialog.locator("[data-dialog-scroller]").first();
  }

  field(label: string): Locator {
    return this.lead.getByLabel(label, { exact: true });
  }

  get consents(): Locator {
    return this.lead.getByRole("checkbox");
  }

  async fillIn(): Promise<void> {
    for (const [label, text] of Object.entries(visitor)) await this.field(label).fill(text);
    for (const consent of await this.consents.all()) await consent.check();
  }

  /** The values of the fields. */
  async typed(): Promise<Readonly<Record<string, string>>> {
    const labels = Object.keys(visitor);
    const texts = await Promise.all(labels.map((label) => this.field(label).inputValue()));
    return Object.fromEntries(labels.map((label, index) => [label, texts[index] ?? ""]));
  }
}

export const visitor = {
  Fornavn: "Søren",
  Efternavn: "Ægidius-Østergaard",
  "E-mail": "soren@firma.example",
  Telefon: "20 12 34 56",
} as const;

/** The lead of the visitor in the tests. */
export const visitorLead = {
  source: 1,
  name: "Søren Ægidius-Østergaard",
  email: "soren@firma.example",
  phone: "+4520123456",
  terms: true,
  terms2: true,
  kontrolfelt: "",
  asked: expect.stringContaining("Ja, Lederkredsen må gemme mit navn, min e-mail og mit telefonnummer"),
};

export const leadCall = "**/api/leads/post-tool-lead";

/**
 * Answers each lead with the next of these answers, and all further leads with the last one. Collects the leads in the
 * result.
 */
export async function answerLeads(page: Page, ...answers: ((route: Route) => unknown)[]): Promise<readonly unknown[]> {
  const leads: unknown[] = [];
  await page.route(leadCall, async (route) => {
    const answer = answers[Math.min(leads.length, answers.length - 1)];
    leads.push(route.request().postDataJSON());
    await answer?.(route);
  });
  return leads;
}

/**
 * Expects these leads. The driver of a stock Firefox does not report request bodies, so only the number of leads is
 * checked there.
 */
export function expectLeads(page: Page, leads: readonly unknown[], expected: readonly object[]): void {
  const isFirefox = page.context().browser()?.browserType().name() === "firefox";
  expect(leads).toEqual(isFirefox ? expected.map(() => null) : expected);
}

/** Lets the server answer. */
export const taken = (route: Route) => route.continue();
export const refused =
  (status: number, more: object = {}) =>
  (route: Route) =>
    route.fulfill({ status, json: { errorKey: "genericError", message: { id: "0197-4f1c" }, ...more } });

/** Signs the first test person in and opens the tool. */
export async function signIn(page: Page, path = "/cv-tjek"): Promise<void> {
  await page.goto(`/api/auth/login?redirectUrl=${encodeURIComponent(path)}`);
  await confirmTestPerson(page);
}

/** Signs a test person in on the page of the test identity: the person with this name, or the first one. */
export async function confirmTestPerson(page: Page, name?: RegExp): Promise<void> {
  if (name) await page.getByRole("radio", { name }).check();
  await page.getByRole("button", { name: "Log ind" }).click();
}

/** The lead of the first test person. */
export const memberLead = {
  source: 2,
  name: "Karen Margrethe Prøvesen",
  email: "test-person-1@example.dk",
  phoneNumber: "+45 00 00 00 01",
  asked: expect.stringMatching(/^Én ting, før vi går videre: [^]*\nJa, det er i orden$/),
};
