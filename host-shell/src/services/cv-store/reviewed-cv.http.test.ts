import { pino } from "pino";
import { expect, it } from "vitest";
import { Hono } from "hono";
import { createReviewWatch } from "../cv-queue/review-watch.ts";
import type { CvState } from "./cv-store.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { withReviewedCv, type ReviewedCvDeps } from "./reviewed-cv.http.ts";

const cvId = "0b0d3a55-6a7e-4d53-9a0c-0a4d7a6f5e11";
const reviewed: CvState = { kind: "reviewed", areas: [], thumbnail: undefined };

function asking(changes: Partial<ReviewedCvDeps> & { readonly states: readonly CvState[] }) {
  const states = [...changes.states];
  const { promise: waits, resolve: nowWaiting } = Promise.withResolvers<void>();
  const watch = createReviewWatch(async () => new Set([cvId]), pino({ level: "silent" }));
  const deps: ReviewedCvDeps = {
    tokens: { open: async (token) => (token === "good" ? cvId : undefined) },
    store: { stateOf: async () => states.shift() ?? { kind: "deleted" } },
    watch: {
      untilSettled: (id, signal) => {
        nowWaiting();
        return watch.untilSettled(id, signal);
      },
    },
    reviewTimeoutMs: 60_000,
    closing: new AbortController().signal,
    ...changes,
  };
  const api = new Hono<ApiEnv>().get("/", (c) => withReviewedCv(c, deps, () => c.text("the review")));
  return { waits, watch, ask: (signal?: AbortSignal) => api.request("/?cvJwt=good", signal ? { signal } : {}) };
}

it("answers at once if the review exists", async () => {
  const answer = await asking({ states: [reviewed] }).ask();
  expect([answer.status, await answer.text()]).toEqual([200, "the review"]);
});

it("answers when the review settles", async () => {
  const { ask, waits, watch } = asking({ states: [{ kind: "waiting" }, reviewed] });
  const answer = ask();
  await waits;
  watch.settled(cvId);
  expect((await answer).status).toBe(200);
});

it("answers 404 when the CV is deleted during the wait", async () => {
  const { ask, waits, watch } = asking({ states: [{ kind: "waiting" }, { kind: "deleted" }] });
  const answer = ask();
  await waits;
  watch.settled(cvId);
  expect((await answer).status).toBe(404);
});

it("answers 504 when the time limit ends", async () => {
  expect((await asking({ states: [{ kind: "waiting" }], reviewTimeoutMs: 1 }).ask()).status).toBe(504);
});

it("answers waiting calls with 503 when the server stops", async () => {
  const stopping = new AbortController();
  const { ask, waits } = asking({ states: [{ kind: "waiting" }], closing: stopping.signal });
  const answer = ask();
  await waits;
  stopping.abort();
  expect([(await answer).status, (await answer).headers.get("retry-after")]).toEqual([503, "2"]);
});

it("stops waiting when the client disconnects", async () => {
  const leaving = new AbortController();
  const { ask, waits } = asking({ states: [{ kind: "waiting" }] });
  const answer = ask(leaving.signal);
  await waits;
  leaving.abort();
  expect((await answer).status).toBe(499);
});

it.each([
  ["unreadable", 422],
  ["exhausted", 500],
] as const)("answers a review that failed as %s with %i", async (failure, status) => {
  expect((await asking({ states: [{ kind: "failed", failure }] }).ask()).status).toBe(status);
});
