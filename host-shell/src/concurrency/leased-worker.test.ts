import { createLogger } from "../logging/logger.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLeasedWorker, type LeasedWorkerOptions } from "./leased-worker.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A worker with a concurrency of two on a queue of names. Tasks run until `end` is called or they are cut off. */
function start(queue: string[], changes: Partial<LeasedWorkerOptions<string>> = {}) {
  const calls: string[] = [];
  const lines: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const worker = createLeasedWorker<string>({
    take: async (most) => queue.splice(0, most),
    async work(task, { cutOff }) {
      calls.push(`work ${task}`);
      const end = Promise.withResolvers<void>();
      ends.set(task, end);
      cutOff.addEventListener("abort", () => end.reject(cutOff.reason));
      await end.promise;
      calls.push(`done ${task}`);
    },
    giveBack: async (task) => calls.push(`give back ${task}`),
    concurrency: 2,
    about: (task) => ({ task }),
    span: "do a task",
    sentences: { noAnswer: "no answer", outcomeLost: "outcome lost", notGivenBack: "not given back" },
    log: createLogger("warn", { write: (line) => void lines.push(JSON.parse(line).msg) }),
    ...changes,
  });
  worker.start();
  return { worker, calls, lines, end: (task: string) => ends.get(task)?.resolve() };
}
const turn = () => vi.advanceTimersByTimeAsync(0);

it("runs no more tasks at once than its concurrency allows, and the next as soon as one ends", async () => {
  const most: number[] = [];
  const queue = ["a", "b", "c"];
  const { calls, end } = start(queue, {
    take: async (count) => {
      most.push(count);
      return queue.splice(0, count);
    },
  });
  await vi.advanceTimersByTimeAsync(5_000);
  expect([calls, most]).toEqual([["work a", "work b"], [2]]);
  end("a");
  await turn();
  expect([calls, most]).toEqual([
    ["work a", "work b", "done a", "work c"],
    [2, 1],
  ]);
});

it("looks for tasks every second, and at once when it is woken", async () => {
  const queue: string[] = [];
  const { calls, worker } = start(queue);
  await turn();
  queue.push("a");
  await vi.advanceTimersByTimeAsync(999);
  expect(calls).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toEqual(["work a"]);
  queue.push("b");
  worker.wake();
  await turn();
  expect(calls).toEqual(["work a", "work b"]);
});

it("tries again after a second when the database did not answer", async () => {
  const take = vi.fn(async () => ["a"]);
  take.mockRejectedValueOnce(new Error("away"));
  const { calls, lines } = start([], { take, concurrency: 1 });
  await vi.advanceTimersByTimeAsync(999);
  expect([calls, lines, take.mock.calls.length]).toEqual([[], ["no answer"], 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toEqual(["work a"]);
});

it("renews the lease of a task while it runs", async () => {
  const renew = vi.fn(async () => undefined);
  renew.mockRejectedValueOnce(new Error("away"));
  const { lines, end } = start(["a"], { renewal: { everySeconds: 10, renew } });
  await vi.advanceTimersByTimeAsync(25_000);
  expect([renew.mock.calls, lines]).toEqual([[["a"], ["a"]], ["a lease was not renewed"]]);
  end("a");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(renew).toHaveBeenCalledTimes(2);
});

it("leaves a task whose outcome was not stored to the end of its lease", async () => {
  const { calls, lines } = start(["a"], { work: () => Promise.reject(new Error("away")) });
  await turn();
  expect([calls, lines]).toEqual([[], ["outcome lost"]]);
});

it("finishes the running tasks when it is stopped, and takes no more", async () => {
  const queue = ["a"];
  const { calls, worker, end } = start(queue);
  await turn();
  queue.push("b");
  const stopped = worker.stop(60_000);
  await vi.advanceTimersByTimeAsync(30_000);
  end("a");
  await stopped;
  expect([calls, queue]).toEqual([["work a", "done a"], ["b"]]);
});

it("cuts off the tasks that run longer than its time limit, and gives them back", async () => {
  const { calls, worker } = start(["a", "b"]);
  await turn();
  const stopped = worker.stop(5_000);
  await vi.advanceTimersByTimeAsync(5_000);
  await stopped;
  expect(calls).toEqual(["work a", "work b", "give back a", "give back b"]);
});

it("does not give back a task that is storing its outcome when it is cut off", async () => {
  const stored = Promise.withResolvers<void>();
  const { calls, worker } = start(["a"], { work: () => stored.promise });
  await turn();
  const stopped = worker.stop(5_000);
  await vi.advanceTimersByTimeAsync(5_500);
  stored.resolve();
  await stopped;
  expect(calls).toEqual([]);
});

it("stops a second after its time limit at the latest, even if the database does not answer", async () => {
  const silent = () => new Promise<never>(() => undefined);
  const { worker } = start(["a"], { giveBack: silent });
  await turn();
  const onStop = vi.fn<() => void>();
  void worker.stop(5_000).then(onStop);
  await vi.advanceTimersByTimeAsync(5_999);
  expect(onStop).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onStop).toHaveBeenCalledOnce();
});
