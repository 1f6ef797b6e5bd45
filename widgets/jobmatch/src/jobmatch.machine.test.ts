import { NetworkError } from "ky";
import type { City } from "shared-runtime/api/city.ts";
import type { JobMatchResults } from "shared-runtime/api/jobmatch.ts";
import { cvIntakeMachine, type SendCvInput } from "shared-runtime/cv/cv-intake.machine.ts";
import type { ToolSession } from "shared-runtime/session/tool-session.ts";
import { expect, it } from "vitest";
import { createActor, fromPromise, type SnapshotFrom, waitFor } from "xstate";
import { refusal } from "../testing/refusal.ts";
import { type JobmatchEvent, type JobmatchInput, jobmatchMachine, type SearchInput } from "./jobmatch.machine.ts";
import { everywhere, type Filter } from "./model/filter.ts";
import { isFilterReset, searchedBy } from "./result.view.ts";

const cv = new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" });
const image = new File(["x"], "cv.png", { type: "image/png" });
const session: ToolSession = { cvId: "7", cvJwt: "token-7", toolId: "jobmatch" };
const place: City = { zip: "8000", city: "Aarhus C" };
const near: Filter = { region: undefined, maxDistance: 25 };
const found = (...ids: readonly string[]): JobMatchResults => ({
  jobMatchJobs: ids.map((id) => ({
    id,
    title: `Chef ${id}`,
    company: "",
    location: "",
    jobDescription: "",
    sourceJobUrl: "",
  })),
});
const offline = new NetworkError(new Request("http://localhost/api/"));

type End<Value> = Value | Error | "hangs";

/** What the visitor sees: the state of the tool, or that of its intake until this has a CV. */
function viewOf({ value, context }: SnapshotFrom<typeof jobmatchMachine>) {
  const { at, ...known } = context.cv;
  return { state: value === "taking" ? at : value, context: { ...context, ...known } };
}

interface Script extends Partial<JobmatchInput> {
  /** The results of the uploads and of the searches, in order. */
  readonly uploads?: readonly End<ToolSession>[];
  readonly searches?: readonly End<JobMatchResults>[];
  /** The answer about the place that the CV names. */
  readonly named?: End<City> | "nowhere";
  /** Default: the visitor has passed the gate. */
  readonly gate?: "shut";
}

function begin({ uploads = [], searches = [], named = "hangs", gate, ...input }: Script) {
  const left = { uploads: [...uploads], searches: [...searches] };
  const happened: string[] = [];
  const next = async <Value>(ends: End<Value>[]): Promise<Value> => {
    const end = ends.shift();
    if (end instanceof Error) throw end;
    return end === undefined || end === "hangs" ? new Promise(() => {}) : end;
  };
  const actor = createActor(
    jobmatchMachine.provide({
      actors: {
        cvIntake: cvIntakeMachine.provide({
          actors: {
            sendCv: fromPromise<ToolSession, SendCvInput>(({ input: { file }, signal }) => {
              happened.push(`sends ${file.name}`);
              signal.addEventListener("abort", () => happened.push("stops sending"));
              return next(left.uploads);
            }),
          },
          actions: {
            rememberSession: (_, { cvJwt }) => happened.push(`remembers ${cvJwt}`),
            dropSession: (_, dropped) => happened.push(`drops ${dropped?.cvJwt}`),
          },
        }),
        findPlace: fromPromise<City | undefined, { readonly cvJwt: string }>(({ input: { cvJwt } }) => {
          happened.push(`reads the place of ${cvJwt}`);
          return named === "nowhere" ? Promise.resolve(undefined) : next([named]);
        }),
        findJobs: fromPromise<JobMatchResults, SearchInput>(({ input: { cvJwt, place: from, filter }, signal }) => {
          happened.push(`searches ${cvJwt} from ${from.zip} within ${filter.maxDistance}`);
          signal.addEventListener("abort", () => happened.push("stops searching"));
          return next(left.searches);
        }),
      },
    }),
    { input: { session: undefined, place: undefined, filter: everywhere, shown: undefined, at: undefined, ...input } },
  ).start();
  if (gate !== "shut") actor.send({ type: "gate.passed" });
  return {
    actor,
    happened,
    send: (event: JobmatchEvent) => actor.send(event),
    until: async (state: "choosing" | "failed" | "asking") =>
      viewOf(await waitFor(actor, (snapshot) => viewOf(snapshot).state === state)),
    results: async () => viewOf(await waitFor(actor, (snapshot) => snapshot.matches({ matched: "settled" }))),
    get state() {
      return viewOf(actor.getSnapshot()).state;
    },
    get context() {
      return viewOf(actor.getSnapshot()).context;
    },
  };
}

it("goes from the postal code over the CV to the jobs", async () => {
  const tool = begin({ uploads: [session], searches: [found("1", "2")] });
  expect(tool.state).toBe("asking");
  tool.send({ type: "place.given", place });
  expect(tool.state).toBe("choosing");
  tool.send({ type: "cv.chosen", file: cv });
  const { context } = await tool.results();
  expect([context.results, context.shown, context.session, context.place]).toEqual([
    found("1", "2"),
    3,
    session,
    place,
  ]);
  expect(tool.happened).toEqual(["sends cv.pdf", "remembers token-7", "searches token-7 from 8000 within 999"]);
});

it("goes directly from the postal code to the search if there is a CV already", () => {
  const tool = begin({ session });
  tool.send({ type: "place.given", place });
  expect([tool.state, tool.happened]).toEqual(["searching", ["searches token-7 from 8000 within 999"]]);
});

it("restores the jobs, the filter and the number of shown jobs after a reload", async () => {
  const tool = begin({ session, place, filter: near, shown: 99, at: "result", searches: [found("1")] });
  const { context } = await tool.results();
  expect([context.filter, context.shown, context.resumed, tool.happened]).toEqual([
    near,
    99,
    true,
    ["searches token-7 from 8000 within 25"],
  ]);
});

it.each([
  ["zip", "asking"],
  ["upload", "choosing"],
] as const)("restores the step %s after a reload", (at, state) => {
  expect(begin({ session, place, at }).state).toBe(state);
});

it("makes no calls before the gate is passed", () => {
  const chosen = begin({ place, gate: "shut" });
  chosen.send({ type: "cv.chosen", file: cv });
  const stored = begin({ place, session, gate: "shut" });
  expect([chosen.state, chosen.happened, stored.state, stored.happened]).toEqual(["held", [], "held", []]);
  chosen.send({ type: "gate.passed" });
  stored.send({ type: "gate.passed" });
  expect([chosen.happened, stored.happened]).toEqual([["sends cv.pdf"], ["searches token-7 from 8000 within 999"]]);
});

it("lets the visitor remove a CV that waits for the gate", () => {
  const chosen = begin({ place, gate: "shut" });
  chosen.send({ type: "cv.chosen", file: cv });
  chosen.send({ type: "offer.declined" });
  expect([chosen.state, chosen.context.file]).toEqual(["choosing", undefined]);
});

it("rejects a file that is not a PDF before it is sent, and forgets nothing", () => {
  const tool = begin({ place, session, at: "upload" });
  tool.send({ type: "cv.chosen", file: image });
  expect(tool.context.problem?.errorKey).toBe("wrongFileExtensionError");
  tool.send({ type: "problem.acknowledged" });
  expect([tool.state, tool.context.session, tool.context.place, tool.happened]).toEqual([
    "choosing",
    session,
    place,
    [],
  ]);
});

const fileErrors = [
  "wrongFileExtensionError",
  "tooManyPagesError",
  "fileSizeError",
  "insufficientContentError",
  "genericError",
];

it.each(fileErrors)(
  "after %s the CV goes, the postal code stays and the filter is the whole country",
  async (errorKey) => {
    const tool = begin({ place, filter: near, uploads: [refusal(422, errorKey)] });
    tool.send({ type: "cv.chosen", file: cv });
    await tool.until("failed");
    tool.send({ type: "problem.acknowledged" });
    const { file, filter, problem } = tool.context;
    expect([tool.state, file, tool.context.place, filter, problem]).toEqual([
      "choosing",
      undefined,
      place,
      everywhere,
      undefined,
    ]);
  },
);

it("forgets the postal code too after another kind of refusal", async () => {
  const tool = begin({ session, place, filter: near, searches: [refusal(400, "unknownZip")] });
  await tool.until("failed");
  tool.send({ type: "problem.acknowledged" });
  expect([tool.state, tool.context.place, tool.context.session, tool.context.filter, tool.happened.at(-1)]).toEqual([
    "asking",
    undefined,
    undefined,
    everywhere,
    "drops token-7",
  ]);
});

it("forgets nothing after a search that can be retried", async () => {
  const tool = begin({ session, place, filter: near, searches: [offline, found("1")] });
  await tool.until("failed");
  tool.send({ type: "problem.acknowledged" });
  expect([tool.state, tool.context.session, tool.context.filter]).toEqual(["choosing", session, everywhere]);
  tool.send({ type: "offer.accepted" });
  expect((await tool.results()).context.results).toEqual(found("1"));
});

it("forgets nothing after an upload that can be retried", async () => {
  const tool = begin({ place, uploads: [refusal(503), session], searches: [found("1")] });
  tool.send({ type: "cv.chosen", file: cv });
  await tool.until("failed");
  tool.send({ type: "problem.acknowledged" });
  expect(tool.context.file).toBe(cv);
  tool.send({ type: "offer.accepted" });
  await tool.results();
  expect(tool.happened.slice(0, 2)).toEqual(["sends cv.pdf", "sends cv.pdf"]);
});

it.each([401, 404])("forgets a CV that is gone (%i), says so and keeps the postal code", async (status) => {
  const tool = begin({ session, place, filter: near, searches: [refusal(status, "genericError")] });
  const { context } = await tool.until("choosing");
  expect([context.expired, context.session, context.place, context.filter, tool.happened.at(-1)]).toEqual([
    true,
    undefined,
    place,
    everywhere,
    "drops token-7",
  ]);
});

it("forgets a CV that turns out to be gone when the filter is changed", async () => {
  const tool = begin({ session, place, searches: [found("1"), refusal(401, "genericError")] });
  await tool.results();
  tool.send({ type: "filter.changed", filter: near });
  expect((await tool.until("choosing")).context).toMatchObject({ expired: true, results: undefined, place });
});

it("shows the old jobs until the new ones have arrived, and then the first of those", async () => {
  const tool = begin({ session, place, shown: 99, searches: [found("1", "2"), found("2")] });
  await tool.results();
  tool.send({ type: "filter.changed", filter: near });
  expect([tool.state, tool.context.results]).toEqual([{ matched: "refreshing" }, found("1", "2")]);
  const { context } = await tool.results();
  expect([context.results, context.shown, tool.happened.at(-1)]).toEqual([
    found("2"),
    3,
    "searches token-7 from 8000 within 25",
  ]);
});

it("uses the last change of the filter", async () => {
  const tool = begin({ session, place, searches: [found("1"), "hangs", found("3")] });
  await tool.results();
  tool.send({ type: "filter.changed", filter: { region: 1, maxDistance: 10 } });
  tool.send({ type: "filter.changed", filter: near });
  expect((await tool.results()).context.results).toEqual(found("3"));
  expect(tool.happened.slice(1)).toEqual([
    "searches token-7 from 8000 within 10",
    "stops searching",
    "searches token-7 from 8000 within 25",
  ]);
});

it("keeps the old jobs if the refresh fails, and retries on request", async () => {
  const tool = begin({ session, place, searches: [found("1"), offline, found("2")] });
  await tool.results();
  tool.send({ type: "filter.changed", filter: near });
  const { context } = await tool.results();
  expect([context.results, context.unrefreshed, context.filter]).toEqual([found("1"), { kind: "offline" }, near]);
  tool.send({ type: "refresh.retried" });
  expect((await tool.results()).context).toMatchObject({ results: found("2"), unrefreshed: undefined });
});

it("shows ten more jobs with each request, up to 99", async () => {
  const tool = begin({ session, place, searches: [found("1")] });
  await tool.results();
  const shown = Array.from({ length: 11 }, () => {
    tool.send({ type: "more.asked" });
    return tool.context.shown;
  });
  expect(shown).toEqual([13, 23, 33, 43, 53, 63, 73, 83, 93, 99, 99]);
});

it("knows the filter of the results that are shown, also while and after others fail to come", async () => {
  const tool = begin({ session, place, searches: [found("1"), offline, found("2")] });
  await tool.results();
  tool.send({ type: "filter.changed", filter: near });
  const { context } = await tool.results();
  expect([context.filter, context.resultsFilter]).toEqual([near, everywhere]);
  tool.send({ type: "refresh.retried" });
  expect((await tool.results()).context.resultsFilter).toEqual(near);
});

it("forgets everything when the visitor restarts", async () => {
  const tool = begin({ session, place, filter: near, shown: 99, searches: [found("1")] });
  await tool.results();
  tool.send({ type: "search.restarted" });
  expect(tool.context).toMatchObject({
    place: undefined,
    session: undefined,
    filter: everywhere,
    results: undefined,
    shown: 3,
  });
  expect([tool.state, tool.happened.at(-1)]).toEqual(["asking", "drops token-7"]);
});

it("goes back step by step and forward again without repeating calls", async () => {
  const tool = begin({ session, place, searches: [found("1")] });
  await tool.results();
  for (const [step, state] of [
    ["upload", "choosing"],
    ["zip", "asking"],
    ["result", { matched: "settled" }],
  ] as const) {
    tool.send({ type: `${step}.visited` });
    expect(tool.state).toEqual(state);
  }
  expect(tool.happened).toHaveLength(1);
});

it("searches again from another postal code", async () => {
  const tool = begin({ session, place, shown: 99, searches: [found("1"), found("2")] });
  await tool.results();
  tool.send({ type: "zip.visited" });
  tool.send({ type: "place.given", place: { zip: "8800", city: "Viborg" } });
  const { context } = await tool.results();
  expect([context.results, context.shown]).toEqual([found("2"), 3]);
});

it("stops sending when the visitor goes back, and keeps the file for going forward", () => {
  const tool = begin({ place, uploads: ["hangs"] });
  tool.send({ type: "cv.chosen", file: cv });
  tool.send({ type: "zip.visited" });
  expect([tool.state, tool.context.file, tool.happened]).toEqual(["asking", cv, ["sends cv.pdf", "stops sending"]]);
  tool.send({ type: "place.given", place });
  expect(tool.state).toBe("uploading");
});

it("goes to no later step than the known data allows", () => {
  const tool = begin({});
  tool.send({ type: "result.visited" });
  expect(tool.state).toBe("asking");
});

it("lets the visitor cancel: forgets a file, but keeps offering the CV that the server has", () => {
  const sending = begin({ place, uploads: ["hangs"] });
  sending.send({ type: "cv.chosen", file: cv });
  sending.send({ type: "wait.cancelled" });
  const searching = begin({ place, session });
  searching.send({ type: "wait.cancelled" });
  expect([sending.state, sending.context.file, searching.state, searching.context.session]).toEqual([
    "choosing",
    undefined,
    "choosing",
    session,
  ]);
});

it("knows that the server did not apply the filter, if the session ended elsewhere", async () => {
  const inRegion: Filter = { region: 1, maxDistance: 25 };
  const applied = { jobLocationRegion: 1, maxDistance: 25 } as const;
  const { actor } = begin({
    session,
    place,
    filter: inRegion,
    at: "result",
    searches: [
      { ...found("1"), filter: applied },
      { ...found("2"), filter: { maxDistance: 999 } },
      { ...found("3"), filter: { ...applied, maxDistance: 100 } },
      found("4"),
    ],
  });
  const known = async () => {
    await waitFor(actor, (snapshot) => snapshot.matches({ matched: "settled" }));
    const snapshot = actor.getSnapshot();
    return { searched: searchedBy(snapshot, true), isReset: isFilterReset(snapshot) };
  };
  const wider: Filter = { ...inRegion, maxDistance: 100 };
  expect(await known()).toEqual({ searched: inRegion, isReset: false });
  actor.send({ type: "filter.changed", filter: wider });
  expect(await known()).toEqual({ searched: everywhere, isReset: true });
  actor.send({ type: "filter.changed", filter: wider });
  expect(await known(), "after another sign-in").toEqual({ searched: wider, isReset: false });
  actor.send({ type: "filter.changed", filter: inRegion });
  expect(await known(), "an older server").toEqual({ searched: inRegion, isReset: false });
});

const brought = { session: { ...session, toolId: "cv_tjek" }, assumes: true, isBrought: true } as const;

it("goes straight from a CV that the visitor has brought to the jobs near the place that the CV names", async () => {
  const næstved = { zip: "4700", city: "Næstved" };
  const tool = begin({ ...brought, named: næstved, searches: [found("1")] });
  const { context } = await tool.results();
  expect([context.place, context.assumed]).toEqual([næstved, true]);
  expect(tool.happened).toEqual(["reads the place of token-7", "searches token-7 from 4700 within 999"]);
  tool.send({ type: "zip.visited" });
  tool.send({ type: "place.given", place });
  expect([tool.context.place, tool.context.assumed]).toEqual([place, false]);
});

it.each<[string, End<City> | "nowhere"]>([
  ["names no place", "nowhere"],
  ["could not be asked about", offline],
])("asks for the postal code if a CV that was brought %s, and then uses the CV", async (_, named) => {
  const tool = begin({ ...brought, named, searches: [found("1")] });
  await tool.until("asking");
  tool.send({ type: "place.given", place });
  const { context } = await tool.results();
  expect([context.session, context.assumed]).toEqual([brought.session, false]);
});

it("forgets a CV that was brought and is gone, and asks for the postal code", async () => {
  const tool = begin({ ...brought, named: refusal(404) });
  await tool.until("asking");
  expect([tool.context.session, tool.context.expired]).toEqual([undefined, true]);
});

it("reads nothing of a CV that was brought before the gate, and asks for the postal code if the gate is declined", () => {
  const tool = begin({ ...brought, gate: "shut" });
  expect([tool.state, tool.happened]).toEqual(["assuming", []]);
  tool.send({ type: "gate.declined" });
  expect([tool.state, tool.context.session, tool.happened]).toEqual(["asking", brought.session, []]);
});

it("prefers a place that the visitor has given before to the one that the CV names", () => {
  const tool = begin({ ...brought, place });
  expect(tool.happened).toEqual(["searches token-7 from 8000 within 999"]);
});

it("keeps the visitor's CV when the wait for its place is cancelled", () => {
  const tool = begin(brought);
  tool.send({ type: "wait.cancelled" });
  expect([tool.state, tool.context.session]).toEqual(["asking", brought.session]);
});

const stored = { session, assumes: true } as const;

it("goes from a stored CV to the jobs near the place that it names, for a visitor who opens the page by its address", async () => {
  const næstved = { zip: "4700", city: "Næstved" };
  const tool = begin({ ...stored, named: næstved, searches: [found("1")] });
  const { context } = await tool.results();
  expect([context.place, context.assumed]).toEqual([næstved, true]);
  tool.send({ type: "zip.visited" });
  tool.send({ type: "gate.passed" });
  expect(tool.state).toBe("asking");
});

it("still asks for the postal code while it reads the place of a stored CV, and no longer fills it in once the visitor types", async () => {
  for (const event of [{ type: "zip.begun" }, { type: "place.given", place }] as const) {
    const tool = begin({ ...stored, searches: ["hangs"] });
    expect([tool.state, tool.happened]).toEqual(["recalling", ["reads the place of token-7"]]);
    tool.send(event);
    expect(tool.state).toBe(event.type === "zip.begun" ? "asking" : "searching");
  }
  await begin({ ...stored, named: "nowhere" }).until("asking");
  const gone = begin({ ...stored, named: refusal(404) });
  await gone.until("asking");
  expect([gone.context.cv.session, gone.context.cv.expired]).toEqual([undefined, true]);
});

it("asks for the postal code of a stored CV, and opens no dialog by itself, before the gate was passed", () => {
  const tool = begin({ ...stored, gate: "shut" });
  expect([tool.state, tool.context.cv.at, tool.happened]).toEqual(["asking", "choosing", []]);
});

it("assumes no place once a postal code is being typed, nor after a reload of a step", () => {
  const typing = begin({ ...stored, gate: "shut" });
  typing.send({ type: "zip.begun" });
  typing.send({ type: "gate.passed" });
  expect([typing.state, typing.happened]).toEqual(["asking", []]);
  expect(begin({ ...stored, at: "zip" }).state).toBe("asking");
});
