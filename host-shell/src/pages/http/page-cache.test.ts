import { expect, test, vi } from "vitest";
import { createPageCache } from "./page-cache.ts";

test("a value is created once, even for concurrent requests", async () => {
  const cache = createPageCache<string>(10);
  const make = vi.fn(async () => "side");
  expect(await Promise.all([cache.get("/", [1], make), cache.get("/", [1], make)])).toEqual(["side", "side"]);
  expect(await cache.get("/", [1], make)).toBe("side");
  expect(make).toHaveBeenCalledTimes(1);
});

test("a value is created again when one of its parts changes", async () => {
  const cache = createPageCache<string>(10);
  expect(await cache.get("/", [1, "a"], async () => "før")).toBe("før");
  expect(await cache.get("/", [1, "b"], async () => "efter")).toBe("efter");
  expect(await cache.get("/", [1, "b"], async () => "aldrig")).toBe("efter");
});

test("the least recently used value is evicted first", async () => {
  const cache = createPageCache<string>(2);
  const ask = async (key: string) => {
    const make = vi.fn(async () => key);
    await cache.get(key, [], make);
    return make.mock.calls.length === 1 ? "made" : "kept";
  };
  expect([await ask("a"), await ask("b"), await ask("a"), await ask("c")]).toEqual(["made", "made", "kept", "made"]);
  expect([await ask("a"), await ask("b")]).toEqual(["kept", "made"]);
});

test("a failure is not cached", async () => {
  const cache = createPageCache<string>(10);
  await expect(cache.get("/", [], () => Promise.reject(new Error("nede")))).rejects.toThrow("nede");
  expect(await cache.get("/", [], async () => "oppe")).toBe("oppe");
});
