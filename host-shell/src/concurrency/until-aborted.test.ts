import { expect, it } from "vitest";
import { untilAborted } from "./until-aborted.ts";

const endless = new Promise<never>(() => undefined);
const patient = new AbortController().signal;

it("settles as the work does", async () => {
  expect(await untilAborted(Promise.resolve("done"), patient)).toBe("done");
  await expect(untilAborted(Promise.reject(new Error("broken")), patient)).rejects.toThrow("broken");
});

it("rejects with the reason of a signal that was or is aborted first", async () => {
  await expect(untilAborted(endless, AbortSignal.abort("stopped"))).rejects.toBe("stopped");
  const stopping = new AbortController();
  const outcome = untilAborted(endless, stopping.signal);
  stopping.abort("stopped");
  await expect(outcome).rejects.toBe("stopped");
});
