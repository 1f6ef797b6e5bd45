import { expect, it } from "vitest";
import { cached } from "./qualities-cache.ts";

it("asks once for each job, and again where that failed", async () => {
  const asked: string[] = [];
  const load = cached(async (jobId) => {
    asked.push(jobId);
    if (asked.length === 1) throw new Error("nede");
    return `om ${jobId}`;
  });
  await expect(load("1")).rejects.toThrow("nede");
  expect([await load("1"), await load("1"), await load("2")]).toEqual(["om 1", "om 1", "om 2"]);
  expect(asked).toEqual(["1", "1", "2"]);
});
