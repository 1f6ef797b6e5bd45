import { DrizzleQueryError } from "drizzle-orm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLogger } from "../logging/logger.ts";
import { DiskFull } from "./is-disk-full.ts";
import { logDiskFull } from "./log-disk-full.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function newLog() {
  const lines: string[] = [];
  const log = createLogger("info", { write: (line) => lines.push(line) });
  return { log, lines: () => lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>) };
}

const begins = { level: "warn", msg: "there is no room for what would be stored: it is refused" };
const ends = { level: "info", msg: "nothing was refused for want of room for a minute" };
const refused = new DrizzleQueryError(
  "insert into submission …",
  ["Hanne Holm"],
  Object.assign(new Error("could not extend file"), { code: "53100" }),
);

it("logs the first refusal without values or a stack, and when none was for a minute", () => {
  const { log, lines } = newLog();
  for (let count = 0; count < 100; count += 1) {
    logDiskFull(log, refused);
    vi.advanceTimersByTime(59_000);
  }
  expect(lines()).toEqual([{ ...begins, reason: "could not extend file", time: expect.anything() }]);
  vi.advanceTimersByTime(1_000);
  expect(lines().slice(1)).toEqual([{ ...ends, time: expect.anything() }]);
  logDiskFull(log, new DiskFull({ setting: "WIDGETS_DIR" }));
  expect(lines().slice(2)).toMatchObject([{ ...begins, reason: "The disk of WIDGETS_DIR is full." }]);
});

it("leaves the embedded database to its own lines", () => {
  const { log, lines } = newLog();
  logDiskFull(log, new DrizzleQueryError("insert into submission …", [], new DiskFull()));
  expect(lines()).toEqual([]);
});
