import { expect, test } from "vitest";
import { TaskQueue } from "./task-queue.ts";

test("no reader does two tasks at a time, and tasks start in order", async () => {
  const queue = new TaskQueue(["a", "b"]);
  const log: string[] = [];
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const done = gates.map((gate, task) =>
    queue.run(async (reader) => {
      log.push(`${task} on ${reader}`);
      await gate.promise;
      return task;
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

test("a failed task releases its reader", async () => {
  const queue = new TaskQueue(["only"]);
  await expect(queue.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await queue.run(async (reader) => reader)).toBe("only");
});

test("idle waits for running and queued tasks", async () => {
  const queue = new TaskQueue(["only"]);
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

test("a sender with many tasks leaves a reader to others", async () => {
  const queue = new TaskQueue(["a", "b"], { each: 1 });
  const gate = Promise.withResolvers<void>();
  const hostile = [1, 2, 3, 4].map(() => queue.run(() => gate.promise, "hostile"));
  expect(await queue.run(async (reader) => reader, "other")).toBe("b");
  expect(await queue.run(async (reader) => reader)).toBe("b");
  gate.resolve();
  await Promise.all(hostile);
});
