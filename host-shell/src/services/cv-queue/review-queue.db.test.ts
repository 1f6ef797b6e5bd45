import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { Tables } from "../../database/database.ts";
import { openDatabase } from "../../database/open-database.ts";
import { cvReviewJob } from "./cv-queue.tables.ts";
import { eachDatabase, empty, newPostgresDatabase } from "../../database/testing/each-database.ts";
import { createCvStore } from "../cv-store/cv-store.ts";
import { createGivenUp } from "./given-up-reviews.ts";
import { createReviewQueue, type PendingReview } from "./review-queue.ts";
import { noFacts } from "../../engines/cv-review/testing/no-facts.ts";
import { noReading } from "../../engines/cv-review/testing/no-reading.ts";

const accepted = { bytes: new TextEncoder().encode("%PDF-1.7"), pages: 2, words: 300, language: "da" } as const;
const reviewed = {
  areas: [],
  facts: noFacts,
  reading: noReading,
  document: undefined,
  thumbnail: undefined,
  text: "Leder",
  language: "da",
} as const;

async function runOut(tables: Tables): Promise<void> {
  await tables.update(cvReviewJob).set({ availableAt: sql`now() - interval '1 second'` });
}

async function taken(queue: ReturnType<typeof createReviewQueue>): Promise<PendingReview> {
  const pending = await queue.take();
  if (!pending) throw new Error("There was no review to take.");
  return pending;
}

eachDatabase("the queue of reviews", (tables) => {
  const newQueue = () => createReviewQueue(tables(), { leaseSeconds: 30 });
  let kept = 0;
  /** Keeps a CV whose review is younger than those before, even if the clock stood still. */
  const keep = async (sender?: string) => {
    const cvId = await createCvStore(tables()).keep({ ...accepted, sender });
    kept += 1;
    const queuedAt = sql`now() - interval '1 hour' + ${kept}::int * interval '1 second'`;
    await tables().update(cvReviewJob).set({ queuedAt, availableAt: queuedAt }).where(eq(cvReviewJob.cvId, cvId));
    return cvId;
  };
  beforeEach(() => empty(tables()));

  it("gives a review to one process only", async () => {
    await keep();
    expect(await newQueue().take()).toBeDefined();
    expect(await newQueue().take()).toBeUndefined();
  });

  it("gives the oldest review first", async () => {
    const ids = [await keep(), await keep(), await keep()];
    const queue = newQueue();
    expect([await taken(queue), await taken(queue), await taken(queue)].map(({ cvId }) => cvId)).toEqual(ids);
  });

  it("lets senders take turns, whoever sent more", async () => {
    const [a1, a2, a3, b1, b2, c1] = [
      await keep("a"),
      await keep("a"),
      await keep("a"),
      await keep("b"),
      await keep("b"),
      await keep("c"),
    ];
    const queue = newQueue();
    const order: string[] = [];
    for (let left = 6; left > 0; left -= 1) order.push((await taken(queue)).cvId);
    expect(order.slice(0, 3)).toEqual([a1, b1, c1]);
    expect(order.slice(3)).toEqual([a2, b2, a3]);
  });

  it("gives a process no more reviews of one sender at once than its share, and the next when one is settled", async () => {
    const [first, second, other] = [await keep("a"), await keep("a"), await keep("b")];
    const queue = createReviewQueue(tables(), { leaseSeconds: 30, each: 1 });
    const running = await taken(queue);
    expect([running.cvId, (await taken(queue)).cvId, await queue.take()]).toEqual([first, other, undefined]);
    await queue.finish(running, reviewed);
    expect((await taken(queue)).cvId).toBe(second);
  });

  it("limits only the reviews whose sender is known", async () => {
    const ids = [await keep(), await keep()];
    const queue = createReviewQueue(tables(), { leaseSeconds: 30, each: 1 });
    expect([(await taken(queue)).cvId, (await taken(queue)).cvId]).toEqual(ids);
  });

  it("keeps a review whose texts hold U+0000 and half a pair of surrogates", async () => {
    const cvId = await keep();
    const item = { warning: false, title: "Skrift", text: "Du bruger Foo\0Bar." };
    const meta = { title: "Layout", text: "\ud83d", isfound: true, key: "layout", warning: false };
    const queue = newQueue();
    const pending = await taken(queue);
    const facts = { ...noFacts, skills: ["Ledelse\0", "\udc4d"] };
    expect(
      await queue.finish(pending, { ...reviewed, areas: [{ meta, items: [item] }], facts, text: "Le\0der \ud83d" }),
    ).toBe(true);
    const store = createCvStore(tables());
    expect(await store.stateOf(cvId)).toMatchObject({
      areas: [{ meta: { text: "\ufffd" }, items: [{ text: "Du bruger FooBar." }] }],
    });
    expect(await store.read(cvId)).toMatchObject({ text: "Leder \ufffd", facts: { skills: ["Ledelse", "\ufffd"] } });
  });

  it("forgets the sender of a review that failed for good", async () => {
    await keep("a");
    const queue = newQueue();
    await queue.fail(await taken(queue), "unreadable");
    expect(await tables().select({ sender: cvReviewJob.sender }).from(cvReviewJob)).toEqual([{ sender: null }]);
  });

  it("gives a review to another process when the lease ran out, and counts the attempts", async () => {
    const cvId = await keep();
    await taken(newQueue());
    await runOut(tables());
    expect(await newQueue().take()).toEqual({
      cvId,
      attempt: 2,
      crashes: 0,
      lostLeases: 1,
      bytes: accepted.bytes,
      language: accepted.language,
    });
  });

  it("keeps a renewed lease", async () => {
    await keep();
    const mine = newQueue();
    const pending = await taken(mine);
    await runOut(tables());
    expect(await mine.renew(pending)).toBe(true);
    expect(await newQueue().take()).toBeUndefined();
  });

  it("refuses the review of a process that lost its lease, and stores the other one", async () => {
    const cvId = await keep();
    const slow = newQueue();
    const slowJob = await taken(slow);
    await runOut(tables());
    const quick = newQueue();
    const quickJob = await taken(quick);
    expect(await slow.finish(slowJob, reviewed)).toBe(false);
    expect(await slow.renew(slowJob)).toBe(false);
    expect(await slow.fail(slowJob, "unreadable")).toBe(false);
    expect(await createCvStore(tables()).stateOf(cvId)).toEqual({ kind: "waiting" });
    expect(await quick.finish(quickJob, reviewed)).toBe(true);
    expect(await createCvStore(tables()).stateOf(cvId)).toEqual({
      kind: "reviewed",
      areas: [],
      thumbnail: undefined,
    });
  });

  it("refuses the review of an earlier attempt, even in the same process", async () => {
    await keep();
    const mine = newQueue();
    const first = await taken(mine);
    await runOut(tables());
    await taken(mine);
    expect(await mine.finish(first, reviewed)).toBe(false);
  });

  it("never hands out a failed review again", async () => {
    const cvId = await keep();
    const mine = newQueue();
    await mine.fail(await taken(mine), "exhausted");
    await runOut(tables());
    expect(await newQueue().take()).toBeUndefined();
    expect(await createCvStore(tables()).stateOf(cvId)).toEqual({ kind: "failed", failure: "exhausted" });
  });

  it("hands out a retried review after the pause, and a review that was given back at once, as the same attempt", async () => {
    const cvId = await keep();
    const mine = newQueue();
    await mine.retry(await taken(mine), 60);
    expect(await mine.take()).toBeUndefined();
    await runOut(tables());
    await mine.giveBack(await taken(mine));
    expect(await newQueue().take()).toMatchObject({ cvId, attempt: 2, crashes: 1, lostLeases: 0 });
  });

  it("counts leases that ran out or were freed, apart from crashes", async () => {
    await keep();
    await taken(newQueue());
    await runOut(tables());
    await taken(newQueue());
    await newQueue().freeAll();
    const mine = newQueue();
    const pending = await taken(mine);
    expect(pending).toMatchObject({ attempt: 3, crashes: 0, lostLeases: 2 });
    await mine.retry(pending, 0);
    expect(await taken(mine)).toMatchObject({ attempt: 4, crashes: 1, lostLeases: 2 });
  });

  it("lists what was given up, and hands it out again when it is retried", async () => {
    const [broken, unreadable] = [await keep(), await keep()];
    await keep();
    const mine = newQueue();
    await mine.retry(await taken(mine), 0);
    await tables()
      .update(cvReviewJob)
      .set({ availableAt: sql`queued_at` });
    const again = await taken(mine);
    expect(again).toMatchObject({ cvId: broken, crashes: 1 });
    await mine.fail(again, "exhausted");
    await mine.fail(await taken(mine), "unreadable");
    const givenUp = createGivenUp(tables());
    expect(await givenUp.list()).toEqual({
      waiting: 1,
      givenUp: 1,
      unreadable: 1,
      reviews: [
        { cvId: broken, queuedAt: expect.any(String), failedAt: expect.any(String), crashes: 1, lostServers: 0 },
      ],
    });
    expect(await givenUp.retry({ all: true })).toBe(1);
    expect(await givenUp.retry({ cvId: broken })).toBe(0);
    expect(await givenUp.list()).toEqual({ waiting: 2, givenUp: 0, unreadable: 1, reviews: [] });
    expect(await givenUp.retry({ cvId: unreadable })).toBe(1);
    expect(await givenUp.list()).toEqual({ waiting: 3, givenUp: 0, unreadable: 0, reviews: [] });
    const all = [await taken(mine), await taken(mine), await taken(mine)];
    expect(all).toContainEqual(expect.objectContaining({ cvId: broken, attempt: 1, crashes: 0, lostLeases: 0 }));
  });

  it("frees the leases of a killed process", async () => {
    const cvId = await keep();
    await taken(newQueue());
    await newQueue().freeAll();
    const { bytes, language } = accepted;
    expect(await newQueue().take()).toMatchObject({ cvId, attempt: 2, bytes, language });
  });

  it("returns the CVs that still wait", async () => {
    const [waiting, done, failed] = [await keep(), await keep(), await keep()];
    const mine = newQueue();
    await mine.retry(await taken(mine), 60);
    await mine.finish(await taken(mine), reviewed);
    await mine.fail(await taken(mine), "unreadable");
    expect(await mine.waitingAmong([waiting, done, failed])).toEqual(new Set([waiting]));
    expect(await mine.waitingAmong([])).toEqual(new Set());
  });
});

describe("several processes on one PostgreSQL", () => {
  it("open it at the same time, and share 40 reviews without doing one twice", async () => {
    const databaseUrl = await newPostgresDatabase();
    const settings = { dataDir: "", databaseUrl, onConnectionLost: () => undefined };
    const databases = await Promise.all(Array.from({ length: 4 }, () => openDatabase(settings)));
    const store = createCvStore((databases[0] as (typeof databases)[0]).tables);
    const kept = await Promise.all(Array.from({ length: 40 }, () => store.keep(accepted)));

    const all = await Promise.all(
      databases.map(({ tables }) => takeAll(createReviewQueue(tables, { leaseSeconds: 30 }))),
    );
    expect(all.flat().toSorted()).toEqual(kept.toSorted());
    await Promise.all(databases.map((database) => database.close()));
  });
});

async function takeAll(queue: ReturnType<typeof createReviewQueue>): Promise<readonly string[]> {
  const taken: string[] = [];
  for (let pending = await queue.take(); pending; pending = await queue.take()) {
    taken.push(pending.cvId);
    await queue.finish(pending, reviewed);
  }
  return taken;
}
