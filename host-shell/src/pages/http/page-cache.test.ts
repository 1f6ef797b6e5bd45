import { expect, test, vi } from "vitest";
import { createPageCache, type Made } from "./page-cache.ts";

const made = <TValue>(value: TValue, bytes = 1, expiresAt = Infinity): Made<TValue> => ({ value, bytes, expiresAt });
const on = (...parts: readonly unknown[]) => ({ revision: "1", parts });

test("a value is created once, even for concurrent requests", async () => {
  const cache = createPageCache<string>(10);
  const make = vi.fn(async () => made("side"));
  expect(await Promise.all([cache.get("/", on(1), make), cache.get("/", on(1), make)])).toEqual(["side", "side"]);
  expect(await cache.get("/", on(1), make)).toBe("side");
  expect(make).toHaveBeenCalledTimes(1);
});

test("a value is created again when one of its parts changes", async () => {
  const cache = createPageCache<string>(10);
  expect(await cache.get("/", on(1, "a"), async () => made("før"))).toBe("før");
  expect(await cache.get("/", on(1, "b"), async () => made("efter"))).toBe("efter");
  expect(await cache.get("/", on(1, "b"), async () => made("aldrig"))).toBe("efter");
});

test("a value whose parts stay is kept over a change of the revision, and is current for the new one", async () => {
  const cache = createPageCache<string>(10);
  await cache.get("/", { revision: "1", parts: ["a"] }, async () => made("side"));
  expect([cache.current("/", "1"), cache.current("/", "2")]).toEqual(["side", undefined]);
  await cache.get("/", { revision: "2", parts: ["a"] }, async () => made("aldrig"));
  expect([cache.current("/", "1"), cache.current("/", "2")]).toEqual([undefined, "side"]);
});

test("a value that is being created is not current yet", async () => {
  const cache = createPageCache<string>(10);
  const { promise, resolve } = Promise.withResolvers<Made<string>>();
  const asked = cache.get("/", on(), () => promise);
  expect(cache.current("/", "1")).toBeUndefined();
  resolve(made("side"));
  await asked;
  expect(cache.current("/", "1")).toBe("side");
});

/** Gets a value of this size from the cache. Resolves with whether it was cached. */
async function ask(cache: ReturnType<typeof createPageCache<string>>, key: string, bytes = 1): Promise<string> {
  const make = vi.fn(async () => made(key, bytes));
  await cache.get(key, on(), make);
  return make.mock.calls.length === 1 ? "made" : "kept";
}

test("a value that was not used is evicted before one that was", async () => {
  const cache = createPageCache<string>(2);
  for (const [key, answer] of [
    ["a", "made"],
    ["b", "made"],
    ["a", "kept"],
    ["c", "made"],
    ["a", "kept"],
    ["b", "made"],
  ] as const)
    expect([key, await ask(cache, key)]).toEqual([key, answer]);
});

test("a use counts for one pass of the eviction", async () => {
  const cache = createPageCache<string>(2);
  for (const key of ["a", "a", "b", "c", "d", "e"]) await ask(cache, key);
  expect(cache.current("a", "1")).toBeUndefined();
});

test("the bytes of all values stay below the limit", async () => {
  const cache = createPageCache<string>(100);
  await ask(cache, "a", 60);
  await ask(cache, "b", 40);
  expect(cache.bytes()).toBe(100);
  await ask(cache, "c", 50);
  expect([cache.bytes(), cache.current("a", "1"), cache.current("b", "1")]).toEqual([90, undefined, "b"]);
});

test("the number of values stays below its limit", async () => {
  const cache = createPageCache<string>(100, Date.now, 2);
  for (const key of ["a", "b", "c"]) await ask(cache, key);
  expect(["a", "b", "c"].map((key) => cache.current(key, "1"))).toEqual([undefined, "b", "c"]);
  expect(cache.bytes()).toBe(2);
});

test("values that are all used make room for a new one", async () => {
  const cache = createPageCache<string>(2);
  for (const key of ["a", "b", "a", "b", "c"]) await ask(cache, key);
  expect([cache.bytes(), cache.current("c", "1")]).toEqual([2, "c"]);
});

test("a value that is larger than the cache is answered, and not kept", async () => {
  const cache = createPageCache<string>(10);
  expect(await cache.get("/", on(), async () => made("stor", 11))).toBe("stor");
  expect([cache.bytes(), cache.current("/", "1")]).toEqual([0, undefined]);
});

test("a value that replaces another counts once", async () => {
  const cache = createPageCache<string>(10);
  await cache.get("/", on("a"), async () => made("før", 4));
  await cache.get("/", on("b"), async () => made("efter", 3));
  expect(cache.bytes()).toBe(3);
});

test("a value that was replaced while it was being created counts nothing", async () => {
  const cache = createPageCache<string>(10);
  const { promise, resolve } = Promise.withResolvers<Made<string>>();
  const late = cache.get("/", on("a"), () => promise);
  await cache.get("/", on("b"), async () => made("ny", 3));
  resolve(made("gammel", 4));
  expect([await late, cache.current("/", "1"), cache.bytes()]).toEqual(["gammel", "ny", 3]);
});

test("a value is created again when its time is over", async () => {
  let now = 0;
  const cache = createPageCache<string>(10, () => now);
  await cache.get("/", on(), async () => made("før", 1, 1_000));
  now = 999;
  expect(cache.current("/", "1")).toBe("før");
  now = 1_000;
  expect(cache.current("/", "1")).toBeUndefined();
  expect(await cache.get("/", on(), async () => made("efter"))).toBe("efter");
});

test("a failure is not cached", async () => {
  const cache = createPageCache<string>(10);
  await expect(cache.get("/", on(), () => Promise.reject(new Error("nede")))).rejects.toThrow("nede");
  expect(await cache.get("/", on(), async () => made("oppe"))).toBe("oppe");
});
