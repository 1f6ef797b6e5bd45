import { pino } from "pino";
import { afterEach, expect, it, vi } from "vitest";
import type { LeasedWorker } from "../../concurrency/leased-worker.ts";
import { CvUnreadable, type CvReviewed } from "../../engines/cv-review/cv-reviewer.ts";
import type { PendingReview, ReviewQueue } from "./review-queue.ts";
import { createReviewWorker, type ReviewWorkerOptions } from "./review-worker.ts";
import { noFacts } from "../../engines/cv-review/testing/no-facts.ts";
import { noReading } from "../../engines/cv-review/testing/no-reading.ts";

const reviewed: CvReviewed = {
  areas: [],
  facts: noFacts,
  reading: noReading,
  document: undefined,
  thumbnail: undefined,
  text: "Leder",
  language: "da",
};
const pending = (cvId: string, lostLeases = 0): PendingReview => ({
  cvId,
  attempt: lostLeases + 1,
  crashes: 0,
  lostLeases,
  bytes: new Uint8Array([1]),
  language: "da",
});
let worker: LeasedWorker | undefined;
afterEach(() => worker?.stop(0));

function start(
  reviews: readonly PendingReview[],
  changes: Partial<ReviewWorkerOptions> = {},
  take?: ReviewQueue["take"],
) {
  const waiting = [...reviews];
  const said: string[] = [];
  const say = (what: string) => async (one: PendingReview, more?: unknown) => {
    said.push([what, one.cvId, ...(typeof more === "string" ? [more] : [])].join(" "));
    return true;
  };
  const queue: { -readonly [Key in keyof ReviewQueue]: ReviewQueue[Key] } = {
    take: take ?? (async () => waiting.shift()),
    renew: say("renew"),
    finish: say("finish"),
    fail: say("fail"),
    retry: async (one) => {
      waiting.push({ ...one, attempt: one.attempt + 1, crashes: one.crashes + 1 });
      return say("retry")(one);
    },
    giveBack: say("giveBack"),
    freeAll: async () => undefined,
    waitingAmong: async () => new Set(),
  };
  worker = createReviewWorker({
    queue,
    review: async () => reviewed,
    concurrency: 2,
    renewSeconds: 10,
    log: pino({ level: "silent" }),
    onSettled: (cvId) => said.push(`settled ${cvId}`),
    ...changes,
  });
  worker.start();
  return { said, waiting, queue, worker };
}

it("stores the review and notifies the waiting calls", async () => {
  const { said } = start([pending("a")]);
  await vi.waitFor(() => expect(said).toEqual(["finish a", "settled a"]));
});

it("runs no more reviews at once than its concurrency allows", async () => {
  const ends: (() => void)[] = [];
  const review = () => new Promise<CvReviewed>((resolve) => ends.push(() => resolve(reviewed)));
  const { said } = start([pending("a"), pending("b"), pending("c")], { review });
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  ends[0]?.();
  await vi.waitFor(() => expect(ends).toHaveLength(3));
  expect(said).toEqual(["finish a", "settled a"]);
  for (const end of ends) end();
  await vi.waitFor(() => expect(said).toHaveLength(6));
});

it("does not try an unreadable CV again", async () => {
  const { said } = start([pending("a")], { review: () => Promise.reject(new CvUnreadable()) });
  await vi.waitFor(() => expect(said).toEqual(["fail a unreadable", "settled a"]));
});

it("tries a review that breaks three times", async () => {
  const { said } = start([pending("a")], { review: () => Promise.reject(new Error("broken")) });
  const all = ["retry a", "retry a", "fail a exhausted", "settled a"];
  await vi.waitFor(() => expect(said).toEqual(all), { timeout: 5_000 });
});

it.each([3, 9])("reviews a CV whose servers went away %i times", async (lostLeases) => {
  const { said } = start([pending("a", lostLeases)]);
  await vi.waitFor(() => expect(said).toEqual(["finish a", "settled a"]));
});

it("gives up a CV whose servers went away ten times, without another review, as an error", async () => {
  const review = vi.fn(async () => reviewed);
  const lines: string[] = [];
  const { said } = start([pending("a", 10)], { review, log: pino({}, { write: (line) => void lines.push(line) }) });
  await vi.waitFor(() => expect(said).toEqual(["fail a exhausted", "settled a"]));
  expect(review).not.toHaveBeenCalled();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 50, cvId: "a", crashes: 0, lostLeases: 10, msg: expect.stringContaining("npm run reviews -- retry") },
  ]);
});

it("counts crashes apart from servers that went away", async () => {
  const { said } = start([pending("a", 8)], { review: () => Promise.reject(new Error("broken")) });
  const all = ["retry a", "retry a", "fail a exhausted", "settled a"];
  await vi.waitFor(() => expect(said).toEqual(all), { timeout: 5_000 });
});

it("renews the lease while it works, and not afterwards", async () => {
  vi.useFakeTimers();
  let end = () => {};
  const review = () => new Promise<CvReviewed>((resolve) => (end = () => resolve(reviewed)));
  const { said } = start([pending("a")], { review });
  await vi.advanceTimersByTimeAsync(25_000);
  expect(said).toEqual(["renew a", "renew a"]);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(said).toEqual(["renew a", "renew a", "finish a", "settled a"]);
  vi.useRealTimers();
});

it("finds a review without being woken, and at once when it is", async () => {
  vi.useFakeTimers();
  const { said, waiting, worker: woken } = start([]);
  await vi.advanceTimersByTimeAsync(500);
  waiting.push(pending("a"));
  await vi.advanceTimersByTimeAsync(499);
  expect(said).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toEqual(["finish a", "settled a"]);
  waiting.push(pending("b"));
  woken.wake();
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toHaveLength(4);
  vi.useRealTimers();
});

it("continues when the queue did not answer once", async () => {
  const answers = [() => Promise.reject(new Error("the database is away")), async () => pending("a")];
  const { said } = start([], {}, async () => answers.shift()?.());
  await vi.waitFor(() => expect(said).toEqual(["finish a", "settled a"]), { timeout: 5_000 });
});

it("finishes the running review when it is stopped, and takes no other", async () => {
  let end = () => {};
  const review = vi.fn(() => new Promise<CvReviewed>((resolve) => (end = () => resolve(reviewed))));
  const { said, worker: stopped } = start([pending("a"), pending("b")], { review, concurrency: 1 });
  await vi.waitFor(() => expect(review).toHaveBeenCalledOnce());
  const stop = stopped.stop(60_000);
  end();
  await stop;
  expect(said).toEqual(["finish a", "settled a"]);
});

it("gives back a review that does not end in time when it is stopped", async () => {
  const review = vi.fn(() => new Promise<CvReviewed>(() => undefined));
  const { said, worker: stopped } = start([pending("a")], { review });
  await vi.waitFor(() => expect(review).toHaveBeenCalledOnce());
  await stopped.stop(5);
  expect(said).toEqual(["giveBack a"]);
});

it("stops in time even if the queue does not answer", async () => {
  const take = vi.fn(() => new Promise<PendingReview | undefined>(() => undefined));
  const { said, worker: stopped } = start([], {}, take);
  expect(take).toHaveBeenCalledOnce();
  await stopped.stop(5);
  expect(said).toEqual([]);
});

it("stops in time even if reviews cannot be given back", async () => {
  const review = vi.fn(() => new Promise<CvReviewed>(() => undefined));
  const { said, queue, worker: stopped } = start([pending("a"), pending("b")], { review });
  const answers = [
    () => Promise.reject(new Error("the database is away")),
    () => new Promise<boolean>(() => undefined),
  ];
  queue.giveBack = async () => answers.shift()?.() ?? true;
  await vi.waitFor(() => expect(review).toHaveBeenCalledTimes(2));
  await stopped.stop(5);
  expect(said).toEqual([]);
});
