import { act, cleanup, configure, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { and, assign, not, type SnapshotFrom, setup } from "xstate";
import { createTestModel, type SerializedSnapshot } from "xstate/graph";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { noConnection, refusal, startSignupServer } from "../testing/signup-server.ts";
import {
  answerRole,
  choose,
  fillContact,
  passFund,
  fillJob,
  headingOf,
  move,
  press,
  visitSignup,
} from "../testing/signup-visitor.tsx";
import { signupStepperTexts as texts } from "./signup-stepper.texts.ts";

// The model knows only the events and the step after each. Every path is walked on the real widget.

interface Model {
  readonly isUnionOnly: boolean;
  readonly isUnemployed: boolean;
  /** Whether the current step was opened from the summary, or because the server refused it. */
  readonly isChange: boolean;
  /** The detours on the way. They limit the number of paths. */
  readonly detours: readonly string[];
}

const model = setup({
  types: { context: {} as Model, events: {} as { readonly type: string } },
  actions: {
    joinUnion: assign({ isUnionOnly: true }),
    work: assign({ isUnemployed: false }),
    loseWork: assign({ isUnemployed: true }),
    open: assign({ isChange: true }),
    close: assign({ isChange: false }),
    detour: assign(({ context, event }) => ({ detours: [...context.detours, event.type] })),
  },
  guards: {
    isCalm: ({ context }) => context.detours.length < 1,
    isChange: ({ context }) => context.isChange,
    isUnionOnly: ({ context }) => context.isUnionOnly,
    isUnemployed: ({ context }) => context.isUnemployed,
  },
});

/** Events of detours that end at the step where they began. */
const still = (events: readonly string[]) =>
  Object.fromEntries(events.map((event) => [event, { guard: "isCalm", actions: "detour" } as const]));
const away = (events: readonly string[], target: string, actions: readonly ("open" | "detour")[] = ["detour"]) =>
  Object.fromEntries(events.map((event) => [event, { guard: "isCalm", target, actions } as const]));
const backTo = (union: string, both: string) =>
  [
    { guard: and(["isCalm", "isUnionOnly"]), target: union, actions: "detour" },
    { guard: "isCalm", target: both, actions: "detour" },
  ] as const;

const machine = model.createMachine({
  context: { isUnionOnly: false, isUnemployed: false, isChange: false, detours: [] },
  initial: "contact",
  states: {
    contact: {
      on: {
        "gives contact": [{ guard: "isChange", target: "summary", actions: "close" }, { target: "work" }],
        "gives contact for the union": {
          guard: and([not("isUnionOnly"), not("isChange"), "isCalm"]),
          target: "work",
          actions: ["joinUnion", "detour"],
        },
        ...still(["presses Next too early", "reloads", "follows a link and stays", "leaves by Back and stays"]),
      },
    },
    work: {
      on: {
        "is employed": [
          // A person who had no work before is now asked for the hours.
          { guard: and(["isChange", "isUnemployed", not("isUnionOnly")]), target: "fund", actions: "work" },
          { guard: "isChange", target: "summary", actions: ["work", "close"] },
          { guard: "isUnionOnly", target: "summary", actions: "work" },
          { target: "fund", actions: "work" },
        ],
        "is without work": [
          { guard: "isChange", target: "summary", actions: ["loseWork", "close"] },
          { guard: "isUnionOnly", target: "summary", actions: "loseWork" },
          { target: "fund", actions: "loseWork" },
        ],
        ...still(["presses Next too early", "reloads"]),
        ...away(["presses Back", "goes Back in the browser"], "contact"),
      },
    },
    fund: {
      on: {
        "gives fund": { target: "summary", actions: "close" },
        ...still(["presses Next too early", "reloads"]),
        "presses Back": { guard: and(["isCalm", not("isChange")]), target: "work", actions: "detour" },
        "goes Back in the browser": { guard: and(["isCalm", not("isChange")]), target: "work", actions: "detour" },
      },
    },
    summary: {
      on: {
        confirms: "leaving",
        ...still([
          "reloads",
          "loses the connection",
          "finds no membership",
          "changes contact and goes Back in the browser",
          "goes Back and Forward in the browser",
        ]),
        ...away(["is refused for the e-mail", "changes contact"], "contact", ["open", "detour"]),
        ...away(["changes work"], "work", ["open", "detour"]),
        "goes back from the error": backTo("work", "fund"),
      },
    },
    leaving: {},
  },
});

type State = SnapshotFrom<typeof machine>;

let server: ReturnType<typeof startSignupServer>;
let visitor: ReturnType<typeof visitSignup>;

// Queries include hidden elements, since jsdom spends most of a query's time on deciding what is hidden.
configure({ defaultHidden: true });

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.pushState(null, "", "/indmeldelse");
  document.title = "Bliv medlem";
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  server = startSignupServer();
  visitor = visitSignup();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function stay(): Promise<void> {
  const dialog = await screen.findByRole("alertdialog", { name: texts.leaveTitle, hidden: false });
  await act(async () => void fireEvent.click(within(dialog).getByText(texts.leaveCancel)));
}

async function giveWork(role: string, then: string): Promise<void> {
  await answerRole(role, then);
  if (role !== "Ledig") await fillJob();
  await press(texts.next);
}

async function seeError(): Promise<HTMLElement> {
  const dialog = await screen.findByRole("alertdialog", { name: "Øv! Noget er gået galt", hidden: false });
  expect(dialog.textContent).toContain("Beklager, men vi kan ikke melde dig ind lige nu grundet tekniske problemer.");
  return dialog;
}

const confirm = () => press(texts.summarySubmit);

const events: Readonly<Record<string, () => void | Promise<void>>> = {
  "gives contact": async () => {
    await fillContact();
    await press(texts.next);
  },
  "gives contact for the union": async () => {
    await fillContact();
    await choose(/^Fagforening,? ?279?/u);
    await press(texts.next);
  },
  "is employed": () => giveWork("Ansat med ledelsesansvar", "Funktionær"),
  "is without work": () => giveWork("Ledig", "Ja"),
  "gives fund": async () => {
    const withHours = screen.queryByRole("radiogroup", { name: texts.fundHours }) !== null;
    await passFund(withHours);
  },
  confirms: confirm,
  "presses Back": () => press(texts.back),
  "goes Back in the browser": () => move(-1),
  reloads: () => visitor.reload(),
  "presses Next too early": async () => {
    const next = await screen.findByRole("button", { name: texts.next });
    if (next.getAttribute("aria-disabled") !== "true") return;
    await act(async () => void fireEvent.click(next));
    const problems = await screen.findByRole("group", { name: texts.problemsTitle });
    await waitFor(() => expect(document.activeElement).toBe(problems));
    expect(document.title).toMatch(/^Fejl: Trin /);
  },
  "follows a link and stays": async () => {
    fireEvent.change(screen.getByLabelText(texts.contactName), { target: { value: "x" } });
    fireEvent.click(screen.getByRole("link", { name: "Forside" }));
    await stay();
  },
  "leaves by Back and stays": async () => {
    await act(async () => void fireEvent.change(screen.getByLabelText(texts.contactName), { target: { value: "x" } }));
    await move(-1);
    await stay();
  },
  "loses the connection": async () => {
    server.answer("signup/create-member-cookie", noConnection());
    await confirm();
    const dialog = await seeError();
    await act(async () => void fireEvent.click(within(dialog).getByRole("button", { name: texts.errorClose })));
  },
  "finds no membership": async () => {
    server.answer("signup/calculate-member-organization", refusal(404, { errorKey: "membershipNotFound" }));
    await confirm();
    const dialog = await seeError();
    await act(async () => void fireEvent.click(within(dialog).getByRole("button", { name: texts.errorClose })));
  },
  "goes back from the error": async () => {
    server.answer("signup/create-member-cookie", refusal(500));
    await confirm();
    const dialog = await seeError();
    const moved = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
    await act(async () => void fireEvent.click(within(dialog).getByRole("button", { name: "Prøv igen senere" })));
    await act(() => moved);
  },
  "changes contact and goes Back in the browser": async () => {
    await press(/^Ret Om dig/);
    await headingOf(texts.contactTitle);
    await move(-1);
  },
  "goes Back and Forward in the browser": async () => {
    await move(-1);
    await waitFor(() => expect(screen.queryByRole("heading", { name: texts.summaryTitle })).toBeNull());
    await move(1);
  },
  "changes contact": () => press(/^Ret Om dig/),
  "changes work": () => press(/^Ret Dit arbejde/),
  "is refused for the e-mail": async () => {
    const problems = [{ field: "contactInfo.email", message: "Skriv en anden e-mail" }];
    server.answer("signup/create-member-cookie", refusal(422, { errorKey: "invalidSignup", problems }));
    await confirm();
    await screen.findAllByText("Skriv en anden e-mail");
  },
};

const headings: Readonly<Record<string, string>> = {
  contact: texts.contactTitle,
  work: texts.workTitle,
  fund: texts.fundTitle,
  summary: texts.summaryTitle,
  leaving: texts.leavingTitle,
};
const entries: Readonly<Record<string, string>> = {
  contact: "contactInfo",
  work: "workInfo",
  fund: "unemploymentFund",
  summary: "summary",
  // On the way to the digital ID, the position is kept for a visitor who comes back without it.
  leaving: "summary",
};

const looked = new Set<string>();

async function look({ value, context }: State): Promise<void> {
  const step = value as string;
  await headingOf(headings[step]!);
  await waitFor(() => expect((window.history.state as { readonly signup: string }).signup).toBe(entries[step]));
  const screenName = `${step} ${context.detours.at(-1) ?? ""}`;
  if (looked.has(screenName)) return;
  looked.add(screenName);
  expect(await axeFindings(document.body)).toEqual([]);
}

const paths = createTestModel(machine).getSimplePaths({
  serializeState: ({ value, context }) => `${value} ${JSON.stringify(context)}` as SerializedSnapshot,
  toState: ({ value }) => value === "leaving",
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
  expect(walks.length).toBeGreaterThan(40);
});

it.each(walks)("a visitor %s", async (_, path) => {
  await path.test({ states: { "*": look }, events });
  expect(visitor.wentTo).toHaveLength(1);
  expect(visitor.wentTo[0]).toContain("/api/auth/login?redirectUrl=%2Fselvbetjening%3Fsignup%3Dtrue");
  // The draft is kept until the sign-in has succeeded.
  window.dispatchEvent(new Event("pagehide"));
  expect(window.sessionStorage.getItem("draft/signup")).toContain("Anna Lind");
  const [last] = server.bodiesOf("signup/create-member-cookie").slice(-1) as { readonly contactInfo: object }[];
  expect(last?.contactInfo).toMatchObject({ name: "Anna Lind", zipCode: "8000", city: "Aarhus C", terms: true });
  // Repeated attempts with the same answers have the same key.
  const sent = server.calls.filter(({ path: called }) => called === "signup/create-member-cookie");
  const keys = new Map(sent.map(({ body, key }) => [JSON.stringify(body), key]));
  expect(new Set(sent.map(({ key }) => key)).size).toBe(keys.size);
});
