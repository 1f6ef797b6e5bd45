import { act, cleanup, configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { and, assign, not, or, type SnapshotFrom, setup } from "xstate";
import { createTestModel, type SerializedSnapshot } from "xstate/graph";
import {
  account,
  addonsPath,
  box,
  input,
  invoiceLabel,
  joinedAddress,
  leavePage,
  openSheet,
  paymentPath,
  proxyPath,
  welcome,
} from "../testing/sheet-member.ts";
import { refused, startSheetServer } from "../testing/sheet-server.ts";
import { finalizeSheetTexts as texts } from "./finalize-sheet.texts.ts";

// The model knows only the events, the step after each, and what the server must have stored. Every path is walked on
// the real widget.

type Payment = "account" | "invoice";

interface Model {
  /** How the member pays, according to the server's last answer. */
  readonly payment: Payment | undefined;
  /** Whether the fields still have the account. */
  readonly isTyped: boolean;
  /** Whether the server may have an account that it has not confirmed. */
  readonly isUncertain: boolean;
  readonly hasNetwork: boolean;
  readonly done: readonly string[];
  /** The rows that the server has, oldest first. */
  readonly payments: readonly Payment[];
  readonly addons: readonly string[];
  /** The detours on the way. They limit the number of paths. */
  readonly detours: readonly string[];
}

const untouched: Model = {
  payment: undefined,
  isTyped: false,
  isUncertain: false,
  hasNetwork: false,
  done: [],
  payments: [],
  addons: [],
  detours: [],
};

/** A member's rows after one more. Content that equals the last row is not stored again. */
const rowsAfter = <Row,>(rows: readonly Row[], row: Row): readonly Row[] =>
  rows.at(-1) === row ? rows : [...rows, row];

const model = setup({
  types: { context: {} as Model, events: {} as { readonly type: string } },
  actions: {
    payByAccount: assign(({ context }) => ({
      payment: "account" as const,
      payments: rowsAfter(context.payments, "account"),
      isTyped: true,
      isUncertain: false,
      done: [...new Set([...context.done, "payment"])],
    })),
    payByInvoice: assign(({ context: { payment, payments, isUncertain, done } }) => ({
      payment: "invoice" as const,
      // An invoice is not sent unless it replaces an account.
      payments: payment === "account" || isUncertain ? rowsAfter(payments, "invoice") : payments,
      isTyped: false,
      isUncertain: false,
      done: [...new Set([...done, "payment"])],
    })),
    /** The data are stored, but the answer does not reach the member. */
    loseAnswer: assign(({ context }) => ({
      payments: rowsAfter(context.payments, "account"),
      isTyped: true,
      isUncertain: true,
    })),
    add: assign(({ context }, hasNetwork: boolean) => ({
      hasNetwork,
      addons: rowsAfter(context.addons, hasNetwork ? "netvaerk" : ""),
      done: ["payment", "addons"],
    })),
    loseAddonsAnswer: assign(({ context }) => ({ hasNetwork: true, addons: rowsAfter(context.addons, "netvaerk") })),
    choose: assign({ hasNetwork: true }),
    type: assign({ isTyped: true }),
    forgetTyped: assign({ isTyped: false }),
    doubt: assign({ isUncertain: true }),
    detour: assign(({ context, event }) => ({ detours: [...context.detours, event.type] })),
  },
  guards: {
    isCalm: ({ context }) => context.detours.length < 1,
    paysByAccount: ({ context }) => context.payment === "account",
    isTyped: ({ context }) => context.isTyped,
    isFirst: ({ context }) => context.payment === undefined,
    hasNetwork: ({ context }) => context.hasNetwork,
  },
});

const calm = { guard: "isCalm", actions: "detour" } as const;

const machine = model.createMachine({
  context: untouched,
  initial: "joined",
  states: {
    joined: {
      on: {
        "opens the page": "payment",
        "finds no content": { ...calm, target: "unloaded" },
        "finds a failing proxy": { ...calm, target: "unloaded" },
        "is signed out already": { ...calm, target: "unloaded" },
        "is asked about cookies": { ...calm, target: "payment" },
      },
    },
    unloaded: {
      on: {
        "signs in, or tries again": "payment",
        "does it later and comes back": "payment",
      },
    },
    payment: {
      on: {
        "gives account": { target: "addons", actions: "payByAccount" },
        "chooses invoices": { target: "addons", actions: "payByInvoice" },
        "keeps the stored account": {
          guard: and(["paysByAccount", not("isTyped")]),
          target: "addons",
        },
        "presses Fortsæt too early": { guard: and(["isCalm", "isFirst"]), actions: "detour" },
        "chooses invoices and thinks again": { ...calm },
        "is asked about cookies late": { ...calm },
        reloads: { ...calm, actions: ["forgetTyped", "detour"] },
        "is refused for the account": { ...calm, actions: ["type", "doubt", "detour"] },
        "meets a failing server": { ...calm, actions: ["type", "doubt", "detour"] },
        "loses the connection": { ...calm, actions: ["type", "doubt", "detour"] },
        "loses the answer": { ...calm, actions: ["loseAnswer", "detour"] },
        "is signed out and signs in": { ...calm, actions: ["forgetTyped", "doubt", "detour"] },
        "cannot save and does it later": { ...calm, actions: ["forgetTyped", "doubt", "detour"] },
      },
    },
    addons: {
      on: {
        "adds the network": { target: "confirmation", actions: { type: "add", params: true } },
        // Only taken after a detour before this step if there is something to clear, since other paths would show
        // nothing new.
        "goes on without": {
          guard: or(["isCalm", "hasNetwork"]),
          target: "confirmation",
          actions: { type: "add", params: false },
        },
        "reads an article": { ...calm },
        "reloads with a choice": { ...calm, actions: ["choose", "forgetTyped", "detour"] },
        "is refused for a product": { ...calm, actions: ["choose", "detour"] },
        "cannot save": { ...calm, actions: ["choose", "detour"] },
        "loses the answer about add-ons": { ...calm, actions: ["loseAddonsAnswer", "detour"] },
        "is signed out and signs in with a choice": { ...calm, actions: ["choose", "forgetTyped", "detour"] },
        "cannot save and does the rest later": { ...calm, actions: ["choose", "forgetTyped", "detour"] },
        "opens payment again": { ...calm, target: "payment" },
        "opens payment again with a choice": { ...calm, target: "payment", actions: ["choose", "detour"] },
      },
    },
    confirmation: {
      on: {
        confirms: "closed",
        "reloads at the end": { ...calm, actions: ["forgetTyped", "detour"] },
        "changes payment": { ...calm, target: "payment" },
        "reloads and changes payment": { ...calm, target: "payment", actions: ["forgetTyped", "detour"] },
        "changes add-ons": { ...calm, target: "addons" },
      },
    },
    closed: {},
  },
});

type State = SnapshotFrom<typeof machine>;
type Outcome = "stored" | "offline" | "lost" | Response;

// Queries include hidden elements, since jsdom spends most of a query's time on deciding what is hidden.
configure({ defaultHidden: true });

let server: ReturnType<typeof startSheetServer>;
let outcomes: Outcome[];
let rows: Readonly<Record<string, string[]>>;
/** Screens that axe has checked. */
const looked = new Set<string>();

/** Stores like the server, which knows a member's last row. */
function answer(path: string): Response | Promise<Response> {
  const outcome = outcomes.shift() ?? "stored";
  if (outcome instanceof Response) return outcome;
  const body = JSON.stringify(server.bodiesOf(path).at(-1));
  if (outcome !== "offline" && rows[path]?.at(-1) !== body) rows[path]?.push(body);
  return outcome === "stored" ? Response.json({ taken: true }) : Promise.reject(new TypeError("Failed to fetch"));
}

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.pushState(null, "", joinedAddress);
  // Skips the waits of 300 ms, which other tests measure.
  const wait = window.setTimeout;
  vi.stubGlobal("setTimeout", (run: () => void, ms?: number) => wait(run, ms === 300 ? 0 : ms));
  server = startSheetServer();
  outcomes = [];
  rows = { [paymentPath]: [], [addonsPath]: [] };
  for (const path of [paymentPath, addonsPath]) server.answerAlways(path, () => answer(path));
});
afterEach(() => {
  leavePage();
  cleanup();
  vi.unstubAllGlobals();
});

const visible = { hidden: false } as const;
const press = async (name: string | RegExp, within_: HTMLElement = document.body) =>
  act(async () => void fireEvent.click(within(within_).getByRole("button", { name, ...visible })));
const next = () => press(texts.next);
const tick = async (name: string, wanted: boolean) => {
  if (box(name).checked !== wanted) await act(async () => void fireEvent.click(box(name)));
};
const type = (label: string, value: string) =>
  act(async () => void fireEvent.change(input(label), { target: { value } }));
const headingOf = (name: string) => screen.findByRole("heading", { name, ...visible });
const fieldValues = () => [input(texts.regNo).value, input(texts.accountNo).value];

async function fillAccount(): Promise<void> {
  await tick(invoiceLabel, false);
  await type(texts.regNo, "0040");
  await type(texts.accountNo, "0440116243");
}

/** Sends the account; the answer says that it was not saved. */
async function sendAccount(outcome: Outcome): Promise<void> {
  outcomes = [outcome];
  await fillAccount();
  await next();
}

/** Sends the network; the answer says that it was not saved. */
async function sendNetwork(outcome: Outcome): Promise<void> {
  outcomes = [outcome];
  await tick("Ledernetværk", true);
  await next();
}

async function lookOnce(name: string, element: Element): Promise<void> {
  if (looked.has(name)) return;
  looked.add(name);
  expect({ name, findings: await axeFindings(element) }).toEqual({ name, findings: [] });
}

async function seeFailure(words: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole("alertdialog", { name: "Der skete en fejl!", ...visible });
  expect(dialog.textContent).toContain(words);
  await lookOnce(`failure ${words}`, document.body);
  return dialog;
}

async function tryAgainAfter(words: string): Promise<void> {
  await press(texts.failedButton, await seeFailure(words));
  await waitFor(() => expect(screen.queryByRole("alertdialog", visible)).toBeNull());
}

async function signInAfterFailure(): Promise<void> {
  const dialog = await seeFailure("Du er blevet logget ud.");
  const link = within(dialog).getByRole("link", { name: texts.signIn });
  expect(link.getAttribute("href")).toContain(encodeURIComponent("sheet_confirmation=leder"));
  reload();
}

async function comeBackLater(): Promise<void> {
  await press(texts.later, await seeFailure("Vi fik det ikke gemt."));
  await waitFor(() => expect(document.querySelector("dialog")).toBeNull());
  expect(stateForPage()).toBe("later");
  reload();
}

/** The state that the page below the sheet receives. */
const stateForPage = () => document.documentElement.dataset["signupSheet"];

function reload(): void {
  leavePage();
  openSheet();
}

async function askAboutCookies(): Promise<void> {
  await act(async () => document.documentElement.setAttribute("data-consent-overlay", "open"));
  await waitFor(() => expect(document.querySelector("dialog[open]")).toBeNull());
  await act(async () => document.documentElement.removeAttribute("data-consent-overlay"));
  await screen.findByRole("dialog", visible);
}

function openWith(proxyAnswer: Response): void {
  server.answerOnce(proxyPath, () => proxyAnswer);
  openSheet();
}

const events: Readonly<Record<string, () => void | Promise<void>>> = {
  "opens the page": () => void openSheet(),
  "finds no content": () => openWith(refused(404)),
  "finds a failing proxy": () => {
    server.answerAlways(proxyPath, () => refused(500));
    openSheet();
  },
  "is signed out already": () => openWith(refused(401)),
  "is asked about cookies": async () => {
    document.documentElement.setAttribute("data-consent-overlay", "open");
    openSheet();
    await waitFor(() => expect(server.bodiesOf(proxyPath)).toHaveLength(1));
    expect(document.querySelector("dialog[open]")).toBeNull();
    await act(async () => document.documentElement.removeAttribute("data-consent-overlay"));
  },
  "signs in, or tries again": async () => {
    server.answerAgain(proxyPath);
    if (screen.queryByRole("link", { name: texts.signIn })) reload();
    else await press(texts.loadAgain);
  },
  "does it later and comes back": async () => {
    server.answerAgain(proxyPath);
    await press(texts.later);
    expect(document.querySelector("dialog")).toBeNull();
    reload();
  },
  "gives account": async () => {
    await fillAccount();
    await next();
  },
  "chooses invoices": async () => {
    await tick(invoiceLabel, true);
    await next();
  },
  "keeps the stored account": async () => {
    expect(fieldValues()).toEqual(["", ""]);
    expect(screen.getByText(texts.accountSaved)).toBeDefined();
    await next();
  },
  "presses Fortsæt too early": async () => {
    const button = screen.getByRole("button", { name: texts.next, ...visible });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await next();
    const problems = await screen.findByRole("group", { name: texts.problemsTitle });
    await waitFor(() => expect(document.activeElement).toBe(problems));
  },
  "chooses invoices and thinks again": async () => {
    await fillAccount();
    await tick(invoiceLabel, true);
    expect([...fieldValues(), input(texts.regNo).matches(":disabled")]).toEqual(["", "", true]);
    await tick(invoiceLabel, false);
    expect(fieldValues()).toEqual(["0040", "0440116243"]);
    await type(texts.regNo, "");
    await type(texts.accountNo, "");
  },
  "is asked about cookies late": async () => {
    await type(texts.regNo, "0040");
    await askAboutCookies();
    expect(input(texts.regNo).value).toBe("0040");
    await type(texts.regNo, "");
  },
  reloads: reload,
  "is refused for the account": async () => {
    await sendAccount(refused(422, { problems: [{ field: "accountNo", message: "Kontoen findes ikke" }] }));
    const problems = await screen.findByRole("group", { name: texts.problemsTitle });
    await waitFor(() => expect(document.activeElement).toBe(problems));
    expect(problems.textContent).toContain("Kontoen findes ikke");
    expect(screen.queryByRole("alertdialog", visible)).toBeNull();
  },
  "meets a failing server": async () => {
    await sendAccount(refused(503));
    await tryAgainAfter("Vi fik det ikke gemt.");
  },
  "loses the connection": async () => {
    await sendAccount("offline");
    await tryAgainAfter("forbindelsen røg");
  },
  "loses the answer": async () => {
    await sendAccount("lost");
    await tryAgainAfter("forbindelsen røg");
  },
  "is signed out and signs in": async () => {
    await sendAccount(refused(401));
    await signInAfterFailure();
  },
  "cannot save and does it later": async () => {
    await sendAccount(refused(503));
    await comeBackLater();
  },
  "cannot save and does the rest later": async () => {
    await sendNetwork(refused(500));
    await comeBackLater();
  },
  "adds the network": async () => {
    await tick("Ledernetværk", true);
    await next();
  },
  "goes on without": async () => {
    await tick(texts.noAddons, true);
    expect([box("Ledernetværk").checked, box(texts.noAddons).checked]).toEqual([false, true]);
    await next();
  },
  "reads an article": async () => {
    await press(/^Læs mere om Ledernetværk/);
    const article = await screen.findByRole("dialog", { name: "Alt om Ledernetværk", ...visible });
    await lookOnce("article", article);
    await press("Aflut og vend tilbage", article);
    expect(screen.queryByRole("dialog", { name: "Alt om Ledernetværk", ...visible })).toBeNull();
  },
  "reloads with a choice": async () => {
    await tick("Ledernetværk", true);
    reload();
  },
  "is refused for a product": async () => {
    await sendNetwork(refused(422, { problems: [{ field: "addons", message: "Vælg igen" }] }));
    await screen.findByText(/Vælg igen/);
  },
  "cannot save": async () => {
    await sendNetwork(refused(500));
    await tryAgainAfter("Vi fik det ikke gemt.");
  },
  "loses the answer about add-ons": async () => {
    await sendNetwork("lost");
    await tryAgainAfter("forbindelsen røg");
  },
  "is signed out and signs in with a choice": async () => {
    await sendNetwork(refused(401));
    await signInAfterFailure();
  },
  "opens payment again": () => press(/Betaling/),
  "opens payment again with a choice": async () => {
    await tick("Ledernetværk", true);
    await press(/Betaling/);
  },
  confirms: () => press(texts.confirm),
  "reloads at the end": reload,
  "changes payment": () => press(/Ret Betaling/),
  "reloads and changes payment": async () => {
    reload();
    await headingOf(welcome);
    await press(/Ret Betaling/);
  },
  "changes add-ons": () => press(/Ret Tilvalg/),
};

/** Each step with its state: the current one, one that can be opened again, or one that cannot. */
const stepsNow = () =>
  within(screen.getByRole("navigation", { name: texts.stepsLabel }))
    .getAllByRole("listitem")
    .map((item) => {
      if (item.getAttribute("aria-current") === "step") return "open";
      return within(item).queryByRole("button") ? "reopenable" : "disabled";
    });

const looks: Readonly<Record<string, (context: Model) => Promise<void>>> = {
  joined: async () => expect(document.querySelector("dialog")).toBeNull(),
  unloaded: async () => {
    await screen.findByRole("alertdialog", { name: "Error getting data.", ...visible });
  },
  payment: async ({ isTyped, payment }) => {
    await headingOf("Hvordan vil du betale?");
    expect(stateForPage()).toBe("open");
    expect(stepsNow()).toEqual(["open", "disabled"]);
    expect(fieldValues()).toEqual(isTyped ? ["0040", "0440116243"] : ["", ""]);
    if (payment === "invoice" && !isTyped) expect(box(invoiceLabel)).toBeDefined();
  },
  addons: async ({ hasNetwork }) => {
    await headingOf("Vil du have noget med?");
    expect(stepsNow()).toEqual(["reopenable", "open"]);
    expect([box("Ledernetværk").checked, box(texts.noAddons).checked]).toEqual([hasNetwork, !hasNetwork]);
  },
  confirmation: async ({ payment, hasNetwork }) => {
    await headingOf(welcome);
    expect(stateForPage()).toBe("done");
    const { textContent } = screen.getByRole("dialog", visible);
    expect(textContent).toContain(payment === "account" ? texts.byAccount : texts.byInvoice);
    expect(textContent).toContain(hasNetwork ? "Ledernetværk" : texts.none);
  },
  closed: async () => {
    expect(stateForPage()).toBe("done");
    expect(document.querySelector("dialog")).toBeNull();
    await waitFor(() => expect(window.location.href).toMatch(/\/selvbetjening\?utm=1#a$/));
  },
};

const sent: Readonly<Record<Payment, object>> = { account, invoice: { payByInvoice: true } };

async function look({ value, context }: State): Promise<void> {
  const name = value as string;
  await looks[name]!(context);
  await lookOnce(`${name} ${context.payment} ${context.detours.at(-1)}`, document.body);
  expect({ payments: rows[paymentPath], addons: rows[addonsPath] }).toEqual({
    payments: context.payments.map((payment) => JSON.stringify(sent[payment])),
    addons: context.addons.map((addon) => JSON.stringify({ addons: addon === "" ? [] : [addon] })),
  });
  expect(JSON.stringify([window.sessionStorage, window.localStorage])).not.toMatch(/0440116243|0040/);
}

const paths = createTestModel(machine).getSimplePaths({
  // Without events: by default, a state that is reached by different events counts as several.
  serializeState: ({ value, context }) => `${value} ${JSON.stringify(context)}` as SerializedSnapshot,
  toState: ({ value }) => value === "closed",
});

const walks = paths.map(
  (path) =>
    [
      path.steps
        .map(({ event }) => event.type)
        .slice(1)
        .join(", "),
      path,
    ] as const,
);

it("has enough paths", () => {
  expect(walks.length).toBeGreaterThan(60);
});

it.each(walks)("a member %s", async (_, path) => {
  await path.test({ states: { "*": look }, events });
  expect(window.sessionStorage).toHaveLength(0);
});
