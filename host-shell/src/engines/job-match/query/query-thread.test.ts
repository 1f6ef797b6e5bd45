import { afterEach, expect, it } from "vitest";
import type { ReadCv } from "../read-cv.ts";
import { ThreadEnded, startIndexThread, type StartIndexThread } from "../index/index-thread.ts";
import { JobsNotReady } from "../jobs-not-ready.ts";
import { explainMatch } from "../explanation/explain-match.ts";
import { buildQuery } from "./build-query.ts";
import { createQueryThread, type QueryThread } from "./query-thread.ts";

const entry = new URL("../index/job-index-worker.ts", import.meta.url);
const today = new Date("2026-11-26T12:00:00Z");
const cv: ReadCv = {
  cvId: "00000000-0000-4000-8000-000000000000",
  language: "da",
  facts: undefined,
  text: "Driftschef med ansvar for lager, transport og 40 medarbejdere. ".repeat(20),
};

let threads: QueryThread[] = [];
afterEach(async () => {
  await Promise.all(threads.map((thread) => thread.end()));
  threads = [];
});

function queryThread(startThread: StartIndexThread): QueryThread {
  const thread = createQueryThread({ entry, startThread });
  threads.push(thread);
  return thread;
}

it("makes the query of a CV in another thread", async () => {
  expect(await queryThread(startIndexThread).queryOf(cv, today)).toEqual(buildQuery(cv, today));
});

it("explains a match as this thread would", async () => {
  const description = "Du leder vores lager og transport.";
  const job = { title: "Driftschef", company: "Nordhavn A/S", description, skills: [], language: "da" } as const;
  const match = { cv, job, query: buildQuery(cv, today), idfs: new Map([["lager", 2]]) };
  expect(await queryThread(startIndexThread).explain(match)).toBe(explainMatch(match));
});

it("asks another thread if the first one ends", async () => {
  let starts = 0;
  const thread = queryThread((options) => {
    starts += 1;
    if (starts > 1) return startIndexThread(options);
    return { ask: () => Promise.reject(new ThreadEnded("lost")), hasEnded: () => true, end: () => Promise.resolve() };
  });
  expect(await thread.queryOf(cv, today)).toEqual(buildQuery(cv, today));
  expect(starts).toBe(2);
});

it("starts no thread after its end, and leaves no question open", async () => {
  let starts = 0;
  const thread = queryThread((options) => {
    starts += 1;
    return startIndexThread(options);
  });
  const open = thread.queryOf(cv, today).catch((error: unknown) => error);
  await thread.end();
  expect(await open).toBeInstanceOf(JobsNotReady);
  await expect(thread.queryOf(cv, today)).rejects.toThrow(JobsNotReady);
  expect(starts).toBe(1);
});

it("rejects with the fault of a question", async () => {
  const broken = { ...cv, text: undefined } as unknown as ReadCv;
  await expect(queryThread(startIndexThread).queryOf(broken, today)).rejects.toThrow("undefined");
});
