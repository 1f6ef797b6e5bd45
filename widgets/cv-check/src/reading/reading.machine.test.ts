import { HTTPError, NetworkError } from "ky";
import type { CvCorrected, CvReading } from "shared-runtime/api/cv-reading.ts";
import { expect, it } from "vitest";
import { assign, createActor, fromPromise, setup, waitFor } from "xstate";
import { createTestModel, type SerializedSnapshot } from "xstate/graph";
import type { ReadingChange } from "./reading-change.ts";
import { type CorrectionInput, readingMachine } from "./reading.machine.ts";
import { sampleReading } from "./sample-reading.ts";
import { recommendations } from "../../testing/recommendations.ts";
import { shownAfter } from "../../testing/shown-after.ts";

const request = new Request("http://localhost/api/");
const offline = () => new NetworkError(request);
const refused = (status: number, errorKey = "genericError") =>
  Object.assign(new HTTPError(new Response("", { status }), request, {} as HTTPError["options"]), {
    data: { errorKey },
  });
type Fault = "offline" | "changed" | "gone" | undefined;

/** A server with one CV. Each call fails once with the next of the faults. */
function startServer() {
  let stored: CvReading = sampleReading;
  const earlier: CvReading[] = [];
  const faults: Fault[] = [];
  const sent: CorrectionInput["correction"][] = [];
  let isGone = false;
  const fail = () => {
    const fault = faults.shift();
    if (fault === "gone") isGone = true;
    if (isGone) throw refused(404);
    if (fault === "offline") throw offline();
    if (fault === "changed") correct({ tools: [`Rettet i en anden fane ${stored.revision}`] });
  };
  const correct = (change: Partial<CvReading>) => {
    earlier.push(stored);
    stored = { ...stored, ...change, revision: stored.revision + 1, canUndo: true };
  };
  return {
    sent,
    faults,
    stored: () => stored,
    actors: {
      readCv: fromPromise<CvReading, { readonly cvJwt: string }>(async () => {
        fail();
        return stored;
      }),
      correctCv: fromPromise<CvCorrected, CorrectionInput>(async ({ input: { correction } }) => {
        fail();
        if (correction.revision !== stored.revision) throw refused(409, "readingChanged");
        sent.push(correction);
        if (correction.undo === true) {
          const { revision } = stored;
          stored = { ...earlier.pop()!, revision: revision + 1 };
        } else {
          const reading = correction.reading!;
          correct({ ...reading, entries: shownAfter(stored, reading.entries) });
        }
        return { reading: stored, review: recommendations };
      }),
    },
  };
}

function start() {
  const server = startServer();
  const reported: CvCorrected[] = [];
  const actor = createActor(
    readingMachine.provide({
      actors: server.actors,
      actions: { reportCorrected: (_, corrected) => reported.push(corrected) },
    }),
    { input: { cvJwt: "token-7" } },
  ).start();
  const settled = () =>
    waitFor(actor, ({ value }) => value !== "loading" && value !== "saving" && value !== "comparing");
  return { actor, server, reported, settled };
}

const [job] = sampleReading.entries;
const renamed = (title: string): ReadingChange => ({ kind: "entry", entry: { ...job!, title } });

it("shows what was read, stores a correction of a title, and reports the new review", async () => {
  const { actor, settled, server, reported } = start();
  expect((await settled()).value).toBe("reading");
  actor.send({ type: "correction.begun", correcting: { kind: "entry", id: job!.id } });
  expect(actor.getSnapshot().value).toBe("correcting");
  actor.send({ type: "change.made", change: renamed("Havnefoged") });
  const { value, context } = await settled();
  expect([value, context.reading?.entries[0]?.title, context.correcting, context.pending]).toEqual([
    "saved",
    "Havnefoged",
    undefined,
    undefined,
  ]);
  expect(reported).toEqual([{ reading: server.stored(), review: recommendations }]);
});

it("keeps both corrections if another tab was first", async () => {
  const { actor, settled, server } = start();
  await settled();
  server.faults.push("changed");
  actor.send({ type: "change.made", change: renamed("Havnefoged") });
  const { value, context } = await settled();
  expect([value, context.reading?.tools, context.reading?.entries[0]?.title]).toEqual([
    "conflict",
    ["Rettet i en anden fane 0"],
    job!.title,
  ]);
  actor.send({ type: "change.retried" });
  await settled();
  expect([server.stored().tools, server.stored().entries[0]?.title]).toEqual([
    ["Rettet i en anden fane 0"],
    "Havnefoged",
  ]);
});

it("does not treat a fault in our own code as a failed call", async () => {
  const { server } = start();
  const actor = createActor(
    readingMachine.provide({
      actors: { ...server.actors, readCv: fromPromise(async () => Promise.reject(new TypeError("x"))) },
    }),
    { input: { cvJwt: "token-7" } },
  );
  const faults: unknown[] = [];
  actor.subscribe({ error: (error) => faults.push(error) });
  actor.start();
  await expect.poll(() => actor.getSnapshot().status).toBe("error");
  expect(faults).toHaveLength(1);
});

// The model knows only what the visitor does, what the server answers, and what must be stored then.

interface Model {
  readonly titles: readonly string[];
  readonly pending: string | undefined;
  readonly steps: number;
}

const model = setup({
  types: { context: {} as Model, events: {} as { readonly type: string } },
  actions: {
    step: assign(({ context }) => ({ steps: context.steps + 1 })),
    hold: assign(({ context }) => ({ pending: `Titel ${context.steps}`, steps: context.steps + 1 })),
    store: assign(({ context }) => ({
      titles: [...context.titles, context.pending ?? `Titel ${context.steps}`],
      pending: undefined,
      steps: context.steps + 1,
    })),
    drop: assign(({ context }) => ({ pending: undefined, steps: context.steps + 1 })),
    undo: assign(({ context }) => ({ titles: context.titles.slice(0, -1), steps: context.steps + 1 })),
  },
  guards: {
    isShort: ({ context }) => context.steps < 4,
    canUndo: ({ context }) => context.titles.length > 0 && context.steps < 4,
  },
}).createMachine({
  context: { titles: [], pending: undefined, steps: 0 },
  initial: "reading",
  states: {
    reading: {
      on: {
        corrects: { guard: "isShort", target: "saved", actions: "store" },
        opens: { guard: "isShort", target: "correcting", actions: "step" },
        losesConnection: { guard: "isShort", target: "failed", actions: "hold" },
        isDeleted: { guard: "isShort", target: "gone", actions: "step" },
      },
    },
    saved: {
      on: {
        corrects: { guard: "isShort", target: "saved", actions: "store" },
        undoes: { guard: "canUndo", target: "undone", actions: "undo" },
        losesConnection: { guard: "isShort", target: "failed", actions: "hold" },
      },
    },
    undone: {
      on: {
        corrects: { guard: "isShort", target: "saved", actions: "store" },
        undoes: { guard: "canUndo", target: "undone", actions: "undo" },
        opens: { guard: "isShort", target: "correcting", actions: "step" },
      },
    },
    correcting: {
      on: {
        leaves: { target: "reading", actions: "step" },
        corrects: { guard: "isShort", target: "saved", actions: "store" },
        isDeleted: { target: "gone", actions: "step" },
      },
    },
    failed: {
      on: {
        retries: { target: "saved", actions: "store" },
        drops: { target: "reading", actions: "drop" },
      },
    },
    gone: {},
  },
});

const paths = createTestModel(model).getSimplePaths({
  // Without events: by default, a state that is reached by different events counts as several.
  serializeState: ({ value, context }) => `${value} ${JSON.stringify(context)}` as SerializedSnapshot,
});

it("has many paths to walk", () => {
  expect(paths.length).toBeGreaterThan(40);
});

it.each(
  paths.map(
    (path) =>
      [
        path.steps
          .slice(1)
          .map(({ event }) => event.type)
          .join(", ") || "nothing",
        path,
      ] as const,
  ),
)("on each path, the server has what the visitor stored: %s", async (_, path) => {
  const { actor, settled, server, reported } = start();
  await settled();
  let step = 0;
  const change = () => actor.send({ type: "change.made", change: renamed(`Titel ${step}`) });
  const doings: Readonly<Record<string, () => void>> = {
    corrects: change,
    opens: () => actor.send({ type: "correction.begun", correcting: { kind: "entry", id: job!.id } }),
    leaves: () => actor.send({ type: "correction.left" }),
    losesConnection: () => {
      server.faults.push("offline");
      change();
    },
    isDeleted: () => {
      server.faults.push("gone");
      change();
    },
    undoes: () => actor.send({ type: "change.undone" }),
    retries: () => actor.send({ type: "change.retried" }),
    drops: () => actor.send({ type: "change.dropped" }),
  };
  await path.test({
    states: {
      "*": ({ value, context }) => {
        const snapshot = actor.getSnapshot();
        expect(snapshot.value).toBe(value);
        expect(server.stored().entries[0]?.title).toBe(context.titles.at(-1) ?? job!.title);
        expect(snapshot.context.reading?.entries[0]?.title).toBe(server.stored().entries[0]?.title);
        expect(reported).toHaveLength(server.sent.length);
      },
    },
    events: Object.fromEntries(
      Object.entries(doings).map(([name, doing]) => [
        name,
        async () => {
          doing();
          await settled();
          step += 1;
        },
      ]),
    ),
  });
});
