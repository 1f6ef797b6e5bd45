import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { and, assign, not, type SnapshotFrom, setup } from "xstate";
import { createTestModel, type SerializedSnapshot } from "xstate/graph";
import { axeFindings } from "../../testing/axe-findings.ts";
import { offline, refusedFields } from "../../testing/course-flow.ts";
import { Course } from "../../testing/course-screens.tsx";
import type { FlowSubmission } from "./flow-submission.ts";

// The model knows only the events and the step after each. Every path is walked on the real screens.

interface Model {
  readonly role: "leader" | "employee" | undefined;
  readonly isSignedIn: boolean;
  /** Whether the current step was opened from the summary, or because the server refused it. */
  readonly isChange: boolean;
  /** The detours on the way. They limit the number of paths. */
  readonly detours: readonly string[];
}

const mostDetours = 1;

const model = setup({
  types: { context: {} as Model, events: {} as { readonly type: string } },
  actions: {
    lead: assign({ role: "leader" }),
    work: assign({ role: "employee" }),
    signIn: assign({ isSignedIn: true }),
    open: assign({ isChange: true }),
    close: assign({ isChange: false }),
    detour: assign(({ context, event }) => ({ detours: [...context.detours, event.type] })),
  },
  guards: {
    isCalm: ({ context }) => context.detours.length < mostDetours,
    isSignedIn: ({ context }) => context.isSignedIn,
    isChange: ({ context }) => context.isChange,
    leads: ({ context }) => context.role === "leader",
  },
});

/** Events of detours that end at the step where they began. */
const still = (events: readonly string[]) =>
  Object.fromEntries(events.map((event) => [event, { guard: "isCalm", actions: "detour" } as const]));
const away = (events: readonly string[], target: string, actions: readonly ("open" | "detour")[] = ["detour"]) =>
  Object.fromEntries(events.map((event) => [event, { guard: "isCalm", target, actions } as const]));

const backToWork = [
  { guard: and(["isCalm", "leads"]), target: "team", actions: "detour" },
  { guard: "isCalm", target: "work", actions: "detour" },
] as const;

const machine = model.createMachine({
  context: { role: undefined, isSignedIn: false, isChange: false, detours: [] },
  initial: "contact",
  states: {
    contact: {
      on: {
        "gives contact": [{ guard: "isChange", target: "summary", actions: "close" }, { target: "work" }],
        ...still(["presses Next too early", "reloads", "follows a link and stays", "leaves by Back and stays"]),
      },
    },
    work: {
      on: {
        "chooses employee": [
          { guard: "isChange", target: "summary", actions: ["work", "close"] },
          { target: "sign-in", actions: "work" },
        ],
        "chooses leader": [
          { guard: and(["isChange", "leads"]), target: "summary", actions: "close" },
          { target: "team", actions: "lead" },
        ],
        ...still(["presses Next too early", "reloads"]),
        ...away(["presses Back", "goes Back in the browser"], "contact"),
      },
    },
    team: {
      on: {
        "gives team": [{ guard: "isChange", target: "summary", actions: "close" }, { target: "sign-in" }],
        ...still(["presses Next too early", "reloads", "follows a link and stays"]),
        ...away(["presses Back", "goes Back in the browser"], "work"),
      },
    },
    "sign-in": {
      on: {
        "signs in": { guard: not("isSignedIn"), actions: "signIn" },
        "goes on": { guard: "isSignedIn", target: "summary" },
        "presses Next too early": { guard: and(["isCalm", not("isSignedIn")]), actions: "detour" },
        ...still(["reloads"]),
        "presses Back": backToWork,
        "goes Back in the browser": backToWork,
      },
    },
    summary: {
      on: {
        sends: "done",
        ...still([
          "reloads",
          "loses the connection",
          "changes contact and goes Back in the browser",
          "changes contact and presses Back",
          "goes Back and Forward in the browser",
        ]),
        ...away(["is refused for the name", "changes contact"], "contact", ["open", "detour"]),
        ...away(["changes work", "is refused for the role"], "work", ["open", "detour"]),
      },
    },
    done: {},
  },
});

type State = SnapshotFrom<typeof machine>;

let server: { readonly received: FlowSubmission[]; outcomes: Error[]; isSignedIn: boolean };
let unmount = () => {};

// Queries include hidden elements, since jsdom spends most of a query's time on deciding what is hidden.
configure({ defaultHidden: true });

beforeEach(() => {
  window.sessionStorage.clear();
  window.history.pushState(null, "", "/kursus");
  document.title = "Kursus";
  Element.prototype.scrollIntoView = vi.fn();
  server = { received: [], outcomes: [], isSignedIn: false };
  load();
});
afterEach(cleanup);

function load(): void {
  ({ unmount } = render(
    <>
      <Course
        isSignedIn={server.isSignedIn}
        submit={async (submission) => {
          server.received.push(submission);
          const outcome = server.outcomes.shift();
          if (outcome) throw outcome;
        }}
      />
      <a href="/forside">Forside</a>
    </>,
  ));
}

function reload(): void {
  unmount();
  load();
}

const press = async (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const tick = (label: string) => {
  const box = screen.getByLabelText<HTMLInputElement>(label);
  if (!box.checked) fireEvent.click(box);
};
const headingOf = (name: string) => screen.findByRole("heading", { level: 2, name });

/** One press of the browser's Back or Forward. */
async function move(by: 1 | -1): Promise<void> {
  const moved = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  window.history.go(by);
  await act(() => moved);
}

async function stay(): Promise<void> {
  const dialog = await screen.findByRole("alertdialog", { name: "Vil du forlade siden?", hidden: false });
  await act(async () => void fireEvent.click(within(dialog).getByText("Bliv på siden")));
  expect(screen.queryByRole("alertdialog", { hidden: false })).toBeNull();
}

async function fillContact(): Promise<void> {
  type("Navn", "Bo Ek");
  type("E-mail", "bo@firma.dk");
  tick("I må skrive til mig");
  await press("Fortsæt");
}

async function chooseRole(role: string): Promise<void> {
  type("Rolle", role);
  tick("budget");
  await press("Fortsæt");
}

const events: Readonly<Record<string, () => void | Promise<void>>> = {
  "gives contact": fillContact,
  "chooses employee": () => chooseRole("medarbejder"),
  "chooses leader": () => chooseRole("leder"),
  "gives team": () => {
    type("Antal ansatte", "12");
    return press("Fortsæt");
  },
  "signs in": () => {
    server.isSignedIn = true;
    reload();
  },
  "goes on": () => press("Fortsæt"),
  sends: () => press("Send"),
  "presses Back": () => press("Tilbage"),
  "goes Back in the browser": () => move(-1),
  reloads: reload,
  "presses Next too early": async () => {
    expect(screen.getByRole("button", { name: "Fortsæt" }).getAttribute("aria-disabled")).toBe("true");
    await press("Fortsæt");
    const problems = await screen.findByRole("group", { name: "Ret dette, før du går videre" });
    await waitFor(() => expect(document.activeElement).toBe(problems));
    expect(document.title).toMatch(/^Fejl: Trin /);
  },
  "follows a link and stays": async () => {
    type(screen.queryByLabelText("Navn") ? "Navn" : "Antal ansatte", "x");
    fireEvent.click(screen.getByRole("link", { name: "Forside" }));
    await stay();
  },
  "leaves by Back and stays": async () => {
    type("Navn", "x");
    await move(-1);
    await stay();
  },
  "loses the connection": async () => {
    server.outcomes = [offline];
    await press("Send");
    expect((await screen.findByRole("alert")).textContent).toContain("Det ser ud til, at forbindelsen røg.");
  },
  "changes contact and goes Back in the browser": async () => {
    await press("Ret Dine oplysninger");
    await headingOf("Hvem er du?");
    await move(-1);
  },
  "changes contact and presses Back": async () => {
    await press("Ret Dine oplysninger");
    await headingOf("Hvem er du?");
    await press("Tilbage");
  },
  "goes Back and Forward in the browser": async () => {
    await move(-1);
    await headingOf("Log ind");
    await move(1);
  },
  "changes contact": () => press("Ret Dine oplysninger"),
  "changes work": () => press("Ret Hvad laver du?"),
  "is refused for the name": () => {
    server.outcomes = [refusedFields({ name: "Skriv dit fulde navn" })];
    return press("Send");
  },
  "is refused for the role": () => {
    server.outcomes = [refusedFields({ role: "Vælg en anden rolle" })];
    return press("Send");
  },
};

const headings: Readonly<Record<string, string>> = {
  contact: "Hvem er du?",
  work: "Hvad laver du?",
  team: "Hvem leder du?",
  "sign-in": "Log ind",
  summary: "Er det rigtigt?",
  done: "Tak for din tilmelding",
};

/** The title and the history entry at a step. A flow that is over returns to its first entry. */
function pageAt(step: string, role: Model["role"]) {
  if (step === "done") return { title: "Kursus", entry: "contact" };
  const asked = ["contact", "work", ...(role === "leader" ? ["team"] : []), "sign-in", "summary"];
  return { title: `Trin ${asked.indexOf(step) + 1} af ${asked.length}: ${headings[step]} – Kursus`, entry: step };
}

const pageNow = () => ({
  title: document.title.replace(/^Fejl: /, ""),
  entry: (window.history.state as { readonly course: string }).course,
});

const looked = new Set<string>();

async function look({ value, context }: State): Promise<void> {
  const step = value as string;
  await headingOf(headings[step]!);
  await waitFor(() => expect(pageNow()).toEqual(pageAt(step, context.role)));
  const last = context.detours.at(-1) ?? "";
  const screenName = `${step} ${last}`;
  if (looked.has(screenName)) return;
  looked.add(screenName);
  expect(await axeFindings(document.body)).toEqual([]);
}

const paths = createTestModel(machine).getSimplePaths({
  // Without events: by default, a state that is reached by different events counts as several.
  serializeState: ({ value, context }) => `${value} ${JSON.stringify(context)}` as SerializedSnapshot,
  toState: ({ value }) => value === "done",
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

it.each(walks)("a visitor %s", async (_, path) => {
  await path.test({ states: { "*": look }, events });
  expect(window.sessionStorage.getItem("draft/course")).toBeNull();
  expect(server.received.at(-1)?.answers["contact"]).toEqual({
    name: "Bo Ek",
    email: "bo@firma.dk",
    terms: true,
    kontrolfelt: "",
  });
});
