import { pino } from "pino";
import { expect, it, vi } from "vitest";
import { createReviewerProbe } from "./reviewer-probe.ts";

it("asks until the reviewer answers once", async () => {
  const inspect = vi.fn(async () => ({ kind: "refused", errorKey: "genericError" }) as const);
  inspect.mockRejectedValueOnce(new Error("no worker"));
  const isAlive = createReviewerProbe(inspect, pino({ level: "silent" }));
  expect([await isAlive(), await isAlive(), await isAlive()]).toEqual([false, true, true]);
  expect(inspect).toHaveBeenCalledTimes(2);
});

it("asks once for simultaneous checks", async () => {
  const inspect = vi.fn(async () => ({ kind: "refused", errorKey: "genericError" }) as const);
  const isAlive = createReviewerProbe(inspect, pino({ level: "silent" }));
  expect(await Promise.all([isAlive(), isAlive()])).toEqual([true, true]);
  expect(inspect).toHaveBeenCalledOnce();
});
