import { afterEach, expect, it, vi } from "vitest";
import { createLogger } from "../../logging/logger.ts";
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
  const sweeper = createSweeper([{ sweep }], createLogger("debug", { write: (line) => void lines.push(line) }));
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
