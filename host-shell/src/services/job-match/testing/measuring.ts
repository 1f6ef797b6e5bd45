import { present } from "shared-runtime/flow/present.ts";
import type { ReadCv } from "../../../engines/job-match/read-cv.ts";
import { generatePostings } from "../../job-seed/generate-posting.ts";
import type { JobStore } from "../../job-store/job-store.ts";
import type { Posting } from "../../job-store/posting.ts";
import { readJobPosting } from "../../job-store/reading/read-job-posting.ts";
import { postalCodes } from "../../../engines/postal-codes/postal-codes.ts";
import type { JobSearch } from "../job-matching.ts";
import { readJudgedSet } from "../../../engines/job-match/judged/judged-set.ts";
import { pick, randomFrom } from "../../../engines/job-match/testing/random.ts";

const { cvs } = readJudgedSet();
export const random = randomFrom(1);

/** Puts `count` generated postings into a store. */
export async function fill(store: JobStore, count: number): Promise<void> {
  const now = new Date();
  let batch: Posting[] = [];
  for (const generated of generatePostings(count, now)) {
    const reading = readJobPosting(generated, now);
    if ("posting" in reading) batch.push(reading.posting);
    if (batch.length < 500) continue;
    await store.put(batch);
    batch = [];
  }
  await store.put(batch);
}

/** Starts a ranker. Resolves with the milliseconds until it is ready. */
export async function untilReady(started: { readonly start: () => void; readonly ready: () => boolean }) {
  const startedAt = performance.now();
  started.start();
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setInterval(() => {
    if (started.ready()) resolve();
  }, 5);
  await promise;
  clearInterval(timer);
  return performance.now() - startedAt;
}

export function someCv(): ReadCv {
  return present(pick(random, cvs), "CV");
}

/** A search from a random postal code. */
export function searchOf(cv: ReadCv): JobSearch {
  return { cv, zip: pick(random, postalCodes).zip, count: 99 };
}

/** The milliseconds of each round with a random CV, after `warmUps` rounds that do not count. */
export async function timed(
  rounds: number,
  warmUps: number,
  work: (cv: ReadCv) => Promise<unknown>,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (let round = -warmUps; round < rounds; round++) {
    const cv = someCv();
    const startedAt = performance.now();
    await work(cv);
    if (round >= 0) times.push(performance.now() - startedAt);
  }
  return times;
}
