import { expect, it } from "vitest";
import { cached } from "./explain-job.ts";

it("asks once per job, and again if there was no answer", async () => {
  const asked: string[] = [];
  const load = cached(async (jobId) => {
    asked.push(jobId);
    return asked.length === 1 ? undefined : `om ${jobId}`;
  });
  expect([await load("1"), await load("1"), await load("1"), await load("2")]).toEqual([
    undefined,
    "om 1",
    "om 1",
    "om 2",
  ]);
  expect(asked).toEqual(["1", "1", "2"]);
});
