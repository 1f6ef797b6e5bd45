import { sql } from "drizzle-orm";
import { pino } from "pino";
import { beforeEach, expect, it } from "vitest";
import { cv, cvReview, cvReviewJob } from "../../database/schema.ts";
import { eachDatabase, empty } from "../../database/testing/each-database.ts";
import { createReviewJobs } from "../cv-queue/review-jobs.ts";
import { createCvStore } from "../cv-store/cv-store.ts";
import { createCvRetention } from "./cv-retention.ts";

const accepted = { bytes: new TextEncoder().encode("%PDF-1.7"), pages: 2, words: 300, language: "da" } as const;
const reviewed = { areas: [], thumbnail: new Uint8Array([137]), text: "Leder", language: "da" } as const;
const day = 86_400_000;

eachDatabase("the retention of CVs", (tables) => {
  const inDays = (days: number) =>
    createCvRetention({
      tables: tables(),
      days: 30,
      log: pino({ level: "silent" }),
      now: () => new Date(Date.now() + days * day),
    });
  beforeEach(() => empty(tables()));

  it("deletes a CV after 30 days and not before, with its job, its review, its text and its picture", async () => {
    const store = createCvStore(tables());
    const jobs = createReviewJobs(tables(), { leaseSeconds: 30 });
    const reviewedCv = await store.keep(accepted);
    const job = await jobs.take();
    if (job) await jobs.finish(job, reviewed);
    const waitingCv = await store.keep(accepted);

    expect(await inDays(29.9).sweep()).toBe(0);
    expect((await store.stateOf(reviewedCv)).kind).toBe("reviewed");

    expect(await inDays(30.1).sweep()).toBe(2);
    expect(await store.stateOf(reviewedCv)).toEqual({ kind: "deleted" });
    expect(await store.stateOf(waitingCv)).toEqual({ kind: "deleted" });
    const left = [await tables().$count(cv), await tables().$count(cvReviewJob), await tables().$count(cvReview)];
    expect(left).toEqual([0, 0, 0]);
  });

  it("lets a review that runs meanwhile come to nothing", async () => {
    const cvId = await createCvStore(tables()).keep(accepted);
    const jobs = createReviewJobs(tables(), { leaseSeconds: 30 });
    const job = await jobs.take();
    await inDays(31).sweep();
    expect(job && (await jobs.finish(job, reviewed))).toBe(false);
    expect(await createCvStore(tables()).stateOf(cvId)).toEqual({ kind: "deleted" });
  });

  it("sweeps when the server starts", async () => {
    await createCvStore(tables()).keep(accepted);
    await tables().execute(sql`update cv set uploaded_at = now() - interval '31 days'`);
    const retention = inDays(0);
    retention.start();
    await retention.stop();
    expect(await tables().$count(cv)).toBe(0);
  });
});
