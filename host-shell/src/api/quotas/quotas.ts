import type { Settings } from "../../settings/settings.ts";

/**
 * The format of the refusal: a format of the API that the route's callers read, plain text, or the route's own answer,
 * made from `secondsToWait`.
 */
export type Refusing = "problem" | "reasons" | "text" | "route";

/** The number of calls that a sender may make in a minute. Routes with the same quota share its count. */
export interface Quota {
  /** The unit that is counted, for the table of the documentation. */
  readonly what: string;
  /** The limit for one client address. */
  readonly callsPerMinute: number;
  /** The limit for one signed-in member, over all addresses. If absent, members have no limit of their own. */
  readonly memberCallsPerMinute?: number;
  /** The setting that changes the numbers. */
  readonly setting?: string;
  readonly refusing: Refusing;
  readonly errorKey: string;
  /** In Danish for visitors, in English for operators and teams. */
  readonly reason: string;
}

type Limits = Pick<
  Settings,
  "cvUploadsPerMinute" | "leadsPerMinute" | "signupsPerMinute" | "formsPerMinute" | "uploadsPerMinute"
>;

/**
 * Every quota by its name. An office of 200 people may share one address, so the quota of a call that every page makes
 * allows 15 calls per minute for each of these people.
 */
export function quotasOf(settings: Limits) {
  const forBoth = (calls: number) => ({ callsPerMinute: calls, memberCallsPerMinute: calls });
  const visitors = {
    refusing: "problem",
    errorKey: "tooManyCalls",
    reason: "Der er spurgt for mange gange fra din forbindelse.",
  } as const;
  const staff = {
    refusing: "reasons",
    errorKey: "tooManyCalls",
    reason: "Too many calls came from this address.",
  } as const;
  return {
    pages: {
      what: "pages that are not answered from memory, and unknown addresses outside of the API",
      callsPerMinute: 6_000,
      ...visitors,
      refusing: "text",
    },
    widgetFiles: {
      what: "files of widgets, and resolved versions",
      callsPerMinute: 12_000,
      ...visitors,
      refusing: "text",
    },
    session: { what: "reads and renewals of the session", callsPerMinute: 3_000, ...visitors },
    siteReads: {
      what: "settings of the site, lists of pages, prices and contents of widgets",
      callsPerMinute: 6_000,
      ...visitors,
    },
    places: { what: "postal codes and cities", callsPerMinute: 3_000, ...visitors },
    companies: {
      what: "searches for companies",
      // Two per second, since the form searches while a person types.
      callsPerMinute: 120,
      refusing: "problem",
      errorKey: "tooManySearches",
      reason: "Der er søgt for mange gange fra din forbindelse.",
    },
    searches: {
      what: "searches of the sites",
      callsPerMinute: 240,
      refusing: "problem",
      errorKey: "tooManySearches",
      reason: "Der er søgt for mange gange fra din forbindelse.",
    },
    suggestions: {
      what: "suggestions of the site search",
      // Six per second, since a person gets suggestions while typing.
      callsPerMinute: 600,
      refusing: "problem",
      errorKey: "tooManySearches",
      reason: "Der er søgt for mange gange fra din forbindelse.",
    },
    calculations: { what: "price calculations", callsPerMinute: 60, ...visitors },
    cvUploads: {
      what: "uploaded CVs",
      ...forBoth(settings.cvUploadsPerMinute),
      setting: "CV_UPLOADS_PER_MINUTE",
      refusing: "problem",
      errorKey: "tooManyCvs",
      reason: "Der er sendt mange CV’er på kort tid.",
    },
    cvReads: {
      what: "reviews, pictures of CVs and searches for jobs",
      callsPerMinute: 600,
      refusing: "problem",
      errorKey: "tooManySearches",
      reason: "Der er hentet mange svar på kort tid.",
    },
    cvCorrections: {
      what: "corrections of the reading of a CV",
      callsPerMinute: 120,
      refusing: "problem",
      errorKey: "tooManyCorrections",
      reason: "Der er sendt mange rettelser på kort tid.",
    },
    cvDeletions: { what: "deletions of CVs", callsPerMinute: 120, ...visitors },
    ratings: {
      what: "ratings of jobs",
      callsPerMinute: 120,
      refusing: "problem",
      errorKey: "tooManyRatings",
      reason: "Der er sendt for mange bedømmelser fra din forbindelse.",
    },
    leads: {
      what: "leads of tools and of lead forms",
      ...forBoth(settings.leadsPerMinute),
      setting: "LEADS_PER_MINUTE",
      refusing: "problem",
      errorKey: "tooManyLeads",
      reason: "Der er sendt for mange henvendelser fra din forbindelse.",
    },
    signups: {
      what: "sign-ups",
      ...forBoth(settings.signupsPerMinute),
      setting: "SIGNUPS_PER_MINUTE",
      refusing: "problem",
      errorKey: "tooManySignups",
      reason: "Der er sendt for mange indmeldelser fra din forbindelse.",
    },
    signupLeads: {
      what: "leads of sign-ups",
      // The form saves at most once per second.
      ...forBoth(3 * settings.signupsPerMinute),
      setting: "SIGNUPS_PER_MINUTE",
      refusing: "problem",
      errorKey: "tooManyLeads",
      reason: "Der er sendt for mange henvendelser fra din forbindelse.",
    },
    saves: {
      what: "payments, add-ons and changed contact details of members",
      ...forBoth(2 * settings.signupsPerMinute),
      setting: "SIGNUPS_PER_MINUTE",
      refusing: "problem",
      errorKey: "tooManySaves",
      reason: "Der er gemt for mange gange fra din forbindelse.",
    },
    forms: {
      what: "service forms",
      ...forBoth(settings.formsPerMinute),
      setting: "FORMS_PER_MINUTE",
      refusing: "problem",
      errorKey: "tooManyForms",
      reason: "Der er sendt for mange formularer fra din forbindelse.",
    },
    uploads: {
      what: "begun files of service forms",
      ...forBoth(settings.uploadsPerMinute),
      setting: "UPLOADS_PER_MINUTE",
      refusing: "problem",
      errorKey: "tooManyUploads",
      reason: "Der er sendt mange filer på kort tid.",
    },
    uploadSteps: {
      what: "parts, states and removals of files",
      // Enough for eight simultaneous files, each interrupted every three seconds and continued with two calls.
      callsPerMinute: 1_200,
      memberCallsPerMinute: 320,
      refusing: "problem",
      errorKey: "tooManyUploads",
      reason: "Der er sendt mange dele af filer på kort tid.",
    },
    downloads: { what: "downloads of own files and data", callsPerMinute: 600, memberCallsPerMinute: 60, ...visitors },
    memberCalls: { what: "other calls about own data", callsPerMinute: 1_200, memberCallsPerMinute: 120, ...visitors },
    signInsBegun: { what: "sign-ins begun", callsPerMinute: 60, ...visitors, refusing: "route" },
    signInsEnded: { what: "sign-ins ended", callsPerMinute: 60, ...visitors, refusing: "route" },
    signOuts: { what: "sign-outs", callsPerMinute: 300, ...visitors },
    testIdentity: { what: "steps of sign-ins of test persons", callsPerMinute: 1_200, ...visitors, refusing: "text" },
    reports: {
      what: "reports of widgets",
      // A page sends one or two reports.
      callsPerMinute: 600,
      refusing: "problem",
      errorKey: "tooManyReports",
      reason: "Der er sendt for mange rapporter fra din forbindelse.",
    },
    replays: { what: "replays of pages", callsPerMinute: 120, ...visitors, refusing: "route" },
    pageChecks: { what: "pages that the server fetches to check them, by the call", callsPerMinute: 30, ...visitors },
    checkedPages: {
      what: "pages that the server fetches to check them, at `/embed/min-side`",
      callsPerMinute: 30,
      ...visitors,
      refusing: "route",
    },
    status: { what: "views of the status of widgets", callsPerMinute: 300, ...visitors, refusing: "text" },
    documents: { what: "files of the API's documentation", callsPerMinute: 600, ...visitors },
    registryReads: { what: "lists and histories of widgets, checks of override links", callsPerMinute: 600, ...staff },
    publications: { what: "publications, promotions, rollbacks and override links", callsPerMinute: 120, ...staff },
    operators: { what: "calls of operators", callsPerMinute: 1_200, ...staff },
    editing: { what: "calls of the CMS's editor", callsPerMinute: 600, ...staff, refusing: "text" },
    crossSite: {
      what: "refused calls of other sites",
      // Refused calls reach no route and no other count. Calls beyond this number get no line in the log.
      callsPerMinute: 3_000,
      ...visitors,
    },
    others: { what: "unknown addresses of the API, and unknown methods", callsPerMinute: 1_200, ...visitors },
  } as const satisfies Readonly<Record<string, Quota>>;
}

export type QuotaName = keyof ReturnType<typeof quotasOf>;
export type Quotas = Readonly<Record<QuotaName, Quota>>;

/**
 * The number of wrong secrets of a kind that an address may send in a minute. After that, right ones from the address
 * are refused as well.
 */
export interface GuessQuota extends Pick<Quota, "what" | "refusing" | "errorKey" | "reason"> {
  readonly guessesPerMinute: number;
}

const guessed = {
  refusing: "reasons",
  errorKey: "tooManyGuesses",
  reason: "Too many wrong tokens came from this address.",
} as const;

export const guessQuotas = {
  operatorTokens: { what: "tokens of operators and teams", guessesPerMinute: 30, ...guessed },
  editingSecret: { what: "`EDITING_SECRET`", guessesPerMinute: 30, ...guessed, refusing: "text" },
  overrideLinks: { what: "tokens of override links", guessesPerMinute: 60, ...guessed },
  cvTokens: {
    what: "tokens of CVs",
    // The limit is high, since many people in one office may still have the token of an expired CV.
    guessesPerMinute: 240,
    refusing: "problem",
    errorKey: "tooManyGuesses",
    reason: "Der er prøvet mange nøgler, der ikke gælder.",
  },
} as const satisfies Readonly<Record<string, GuessQuota>>;

export type GuessQuotas = Readonly<Record<keyof typeof guessQuotas, GuessQuota>>;
export type GuessQuotaName = keyof GuessQuotas;
