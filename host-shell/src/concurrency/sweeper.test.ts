import { afterEach, expect, it, vi } from "vitest";
import { createLogger } from "../logging/logger.ts";
import { rightClock } from "../services/server-clock/testing/right-clock.ts";
import { createSweeper } from "./sweeper.ts";

afterEach(() => {
  vi.useRealTimers();
});

it("sweeps at the start and every ten minutes until it is stopped, even if it failed once", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const lines: string[] = [];
  const answers = [0, new Error("the database is down"), 0, 0];
  const sweep = vi.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer ?? 0;
  });
  const log = createLogger("debug", { write: (line) => void lines.push(line) });
  const sweeper = createSweeper([{ sweep }], rightClock, log);
  sweeper.start();
  for (const count of [1, 2, 3]) {
    await vi.waitFor(() => expect(sweep).toHaveBeenCalledTimes(count));
    vi.advanceTimersByTime(10 * 60_000);
  }
  await sweeper.stop(60_000);
  vi.advanceTimersByTime(60 * 60_000);
  expect(sweep).toHaveBeenCalledTimes(4);
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual([
    "expired rows were not deleted; the next sweep tries again",
  ]);
});

it("deletes nothing while a clock may be wrong, and sweeps at once when it is right again", async () => {
  const [deletion, upkeep] = [vi.fn(async () => 1), vi.fn(async () => 0)];
  let isRight = false;
  const listeners: (() => void)[] = [];
  const clock = { mayDelete: async () => isRight, onRight: (listener: () => void) => void listeners.push(listener) };
  const sweeper = createSweeper(
    [{ sweep: deletion }, { sweep: upkeep, deletesNothing: true }],
    clock,
    createLogger("silent"),
  );
  sweeper.start();
  await vi.waitFor(() => expect(upkeep).toHaveBeenCalledTimes(1));
  expect(deletion).not.toHaveBeenCalled();
  isRight = true;
  for (const listener of listeners) listener();
  await sweeper.stop(60_000);
  expect([deletion.mock.calls.length, upkeep.mock.calls.length]).toEqual([1, 2]);
});
