import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { beforeEach, expect, it, vi } from "vitest";
import { openEmbedded } from "../../database/embedded.ts";
import { cv, cvReview } from "../cv-store/cv-store.tables.ts";
import { cvReviewJob } from "../cv-queue/cv-queue.tables.ts";
import { clockAt } from "../../database/database-clock.ts";
import { eachDatabase, empty } from "../../database/testing/each-database.ts";
import { createReviewQueue } from "../cv-queue/review-queue.ts";
import { createCvStore } from "../cv-store/cv-store.ts";
import { rightClock } from "../server-clock/testing/right-clock.ts";
import { createCvRetention } from "./cv-retention.ts";
import { noFacts } from "../../engines/cv-review/testing/no-facts.ts";
import { noReading } from "../../engines/cv-review/testing/no-reading.ts";

const accepted = { bytes: new TextEncoder().encode("%PDF-1.7"), pages: 2, words: 300, language: "da" } as const;
const reviewed = {
  areas: [],
  facts: noFacts,
  reading: noReading,
  document: undefined,
  thumbnail: new Uint8Array([137]),
  text: "Leder",
  language: "da",
} as const;
const day = 86_400_000;
const log = pino({ level: "silent" });
const eraseDeleted = async () => undefined;

eachDatabase("the retention of CVs", (tables) => {
  const inDays = (days: number) =>
    createCvRetention({
      tables: tables(),
      eraseDeleted,
      days: 30,
      log,
      clock: rightClock,
      databaseClock: clockAt(() => new Date(Date.now() + days * day)),
    });
  beforeEach(() => empty(tables()));

  it("deletes a CV after 30 days and not before, with its pending review, its review, its text and its picture", async () => {
    const store = createCvStore(tables());
    const queue = createReviewQueue(tables(), { leaseSeconds: 30 });
    const reviewedCv = await store.keep(accepted);
    const pending = await queue.take();
    if (pending) await queue.finish(pending, reviewed);
    const waitingCv = await store.keep(accepted);

    expect(await inDays(29.9).sweep()).toBe(0);
    expect((await store.stateOf(reviewedCv)).kind).toBe("reviewed");

    expect(await inDays(30.1).sweep()).toBe(2);
    expect(await store.stateOf(reviewedCv)).toEqual({ kind: "deleted" });
    expect(await store.stateOf(waitingCv)).toEqual({ kind: "deleted" });
    const left = [await tables().$count(cv), await tables().$count(cvReviewJob), await tables().$count(cvReview)];
    expect(left).toEqual([0, 0, 0]);
  });

  it("discards the outcome of a review that is running", async () => {
    const cvId = await createCvStore(tables()).keep(accepted);
    const queue = createReviewQueue(tables(), { leaseSeconds: 30 });
    const pending = await queue.take();
    await inDays(31).sweep();
    expect(pending && (await queue.finish(pending, reviewed))).toBe(false);
    expect(await createCvStore(tables()).stateOf(cvId)).toEqual({ kind: "deleted" });
  });

  it("sweeps when the server starts", async () => {
    await createCvStore(tables()).keep(accepted);
    await tables().execute(sql`update cv set uploaded_at = now() - interval '31 days'`);
    const retention = inDays(0);
    retention.start();
    await retention.stop(60_000);
    expect(await tables().$count(cv)).toBe(0);
  });

  it("stops in time while the database is busy", async () => {
    const retention = createCvRetention({
      tables: tables(),
      eraseDeleted: () => new Promise(() => {}),
      days: 30,
      clock: rightClock,
      log,
    });
    retention.start();
    expect(await retention.stop(5)).toBe(undefined);
  });

  it("erases after the start, and later only after a deletion or a failed attempt", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const answers = [undefined, new Error("the disk is full"), undefined];
    const erase = vi.fn(async () => {
      const answer = answers.shift();
      if (answer) throw answer;
    });
    const retention = createCvRetention({ tables: tables(), eraseDeleted: erase, days: 30, clock: rightClock, log });
    const calls = (count: number) => vi.waitFor(() => expect(erase).toHaveBeenCalledTimes(count));
    retention.start();
    await calls(1);
    await createCvStore(tables()).keep(accepted);
    await tables().execute(sql`update cv set uploaded_at = now() - interval '31 days'`);
    for (const count of [2, 3]) {
      vi.advanceTimersByTime(3_600_000);
      await calls(count);
    }
    vi.advanceTimersByTime(3_600_000);
    await retention.stop(60_000);
    expect(erase).toHaveBeenCalledTimes(3);
    vi.useRealTimers();
  });
});

it("leaves nothing of an old CV in the files of the embedded database", async () => {
  const folder = await mkdtemp(join(tmpdir(), "retention-"));
  const database = await openEmbedded(folder);
  await createCvStore(database.tables).keep({ ...accepted, bytes: new TextEncoder().encode("%PDF- Hemmelige Hanne") });
  const inAMonth = clockAt(() => new Date(Date.now() + 31 * day));
  const retention = createCvRetention({ ...database, days: 30, clock: rightClock, databaseClock: inAMonth, log });
  expect(await filesWith("Hemmelige Hanne", folder)).not.toEqual([]);
  retention.start();
  await vi.waitFor(async () => expect(await filesWith("Hemmelige Hanne", folder)).toEqual([]), { timeout: 20_000 });
  await retention.stop(60_000);
  await database.close();
  await rm(folder, { recursive: true });
});

async function filesWith(words: string, folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map(async (file) => readFile(file).catch(() => Buffer.alloc(0))));
  return files.filter((_, index) => contents[index]?.includes(words));
}
