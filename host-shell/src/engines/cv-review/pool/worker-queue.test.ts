import { expect, test } from "vitest";
import { WorkerQueue } from "./worker-queue.ts";

test("no worker does two jobs at a time, and jobs start in order", async () => {
  const queue = new WorkerQueue(["a", "b"]);
  const log: string[] = [];
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const done = gates.map((gate, job) =>
    queue.run(async (worker) => {
      log.push(`${job} on ${worker}`);
      await gate.promise;
      return job;
    }),
  );
  await new Promise(setImmediate);
  expect(log).toEqual(["0 on a", "1 on b"]);
  gates[1]?.resolve();
  await done[1];
  await new Promise(setImmediate);
  expect(log).toEqual(["0 on a", "1 on b", "2 on b"]);
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(done)).toEqual([0, 1, 2, 3]);
});

test("a failed job releases its worker", async () => {
  const queue = new WorkerQueue(["only"]);
  await expect(queue.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await queue.run(async (worker) => worker)).toBe("only");
});

test("idle waits for running and queued jobs", async () => {
  const queue = new WorkerQueue(["only"]);
  const ended: number[] = [];
  const first = Promise.withResolvers<void>();
  void queue.run(async () => {
    await first.promise;
    ended.push(1);
  });
  void queue.run(async () => {
    ended.push(2);
  });
  const idle = queue.idle().then(() => [...ended]);
  first.resolve();
  expect(await idle).toEqual([1, 2]);
  await queue.idle();
});

test("a sender with many jobs leaves a worker to others", async () => {
  const queue = new WorkerQueue(["a", "b"], { each: 1 });
  const gate = Promise.withResolvers<void>();
  const hostile = [1, 2, 3, 4].map(() => queue.run(() => gate.promise, "hostile"));
  expect(await queue.run(async (worker) => worker, "other")).toBe("b");
  expect(await queue.run(async (worker) => worker)).toBe("b");
  gate.resolve();
  await Promise.all(hostile);
});
