import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLogger } from "../logging/logger.ts";
import { createStorageRoom, type StorageRoomOptions } from "./storage-room.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function roomWith(options: Partial<StorageRoomOptions> = {}) {
  const lines: string[] = [];
  const log = createLogger("warn", { write: (line) => lines.push(line) });
  const room = createStorageRoom({ of: "CVs", most: 100, count: async () => 0, reserve: 10, log, ...options });
  return { room, warnings: () => lines.map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>) };
}

it("has room up to its total, counting what was stored before and what is taken since", async () => {
  const { room } = roomWith({ count: async () => 40 });
  expect([await room.take(50), await room.take(11), await room.take(10), await room.take(1)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it("has no room where less than the reserve would be left on the disk", async () => {
  const { room } = roomWith({ freeBytes: async () => 30 });
  expect([await room.take(21), await room.take(20)]).toEqual([false, true]);
});

it("counts again after a minute, so that deleted files make room", async () => {
  let stored = 100;
  const { room } = roomWith({ count: async () => stored });
  expect(await room.take(1)).toBe(false);
  stored = 0;
  expect(await room.take(1)).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(await room.take(100)).toBe(true);
});

it("counts again at once after a count that failed", async () => {
  const count = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error("away")).mockResolvedValue(0);
  const { room } = roomWith({ count });
  await expect(room.take(1)).rejects.toThrow("away");
  expect(await room.take(1)).toBe(true);
});

it.each([
  ["the stored bytes are", { count: async () => 80 }, { stored: 80, free: null }],
  ["the disk is", { freeBytes: async () => 39 }, { stored: 0, free: 39 }],
])("is nearly full when %s, and says so once", async (_, options, figures) => {
  const { room, warnings } = roomWith(options);
  expect(room.isNearlyFull()).toBe(false);
  await vi.waitFor(() => expect(room.isNearlyFull()).toBe(true));
  expect(await room.take(1)).toBe(true);
  expect(warnings()).toMatchObject([
    { storage: "CVs", most: 100, ...figures, msg: "a storage of uploads is nearly full" },
  ]);
});

it("is nearly full as soon as what it takes makes it so", async () => {
  const { room } = roomWith();
  expect([await room.take(79), room.isNearlyFull(), await room.take(1), room.isNearlyFull()]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});
