import { expect, test } from "vitest";
import { Lanes } from "./lanes.ts";

test("no lane serves two at a time, and who came first is served first", async () => {
  const lanes = new Lanes(["a", "b"]);
  const log: string[] = [];
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  const done = gates.map((gate, job) =>
    lanes.run(async (lane) => {
      log.push(`${job} on ${lane}`);
      await gate.promise;
      return job;
    }),
  );
  await Promise.resolve();
  expect(log).toEqual(["0 on a", "1 on b"]);
  gates[1]?.resolve();
  await done[1];
  expect(log).toEqual(["0 on a", "1 on b", "2 on b"]);
  for (const gate of gates) gate.resolve();
  expect(await Promise.all(done)).toEqual([0, 1, 2, 3]);
});

test("a job that fails gives its lane back", async () => {
  const lanes = new Lanes(["only"]);
  await expect(lanes.run(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await lanes.run(async (lane) => lane)).toBe("only");
});

test("idle waits for those who run and those who wait", async () => {
  const lanes = new Lanes(["only"]);
  const ended: number[] = [];
  const first = Promise.withResolvers<void>();
  void lanes.run(async () => {
    await first.promise;
    ended.push(1);
  });
  void lanes.run(async () => {
    ended.push(2);
  });
  const idle = lanes.idle().then(() => [...ended]);
  first.resolve();
  expect(await idle).toEqual([1, 2]);
  await lanes.idle();
});
