import { expect, test, vi } from "vitest";
import { createPageCache } from "./page-cache.ts";

test("a value is made once, also for those who ask while it is being made", async () => {
  const cache = createPageCache<string>(10);
  const make = vi.fn(async () => "side");
  expect(await Promise.all([cache.get("/", [1], make), cache.get("/", [1], make)])).toEqual(["side", "side"]);
  expect(await cache.get("/", [1], make)).toBe("side");
  expect(make).toHaveBeenCalledTimes(1);
});

test("a value is made anew when what it was made of changed", async () => {
  const cache = createPageCache<string>(10);
  expect(await cache.get("/", [1, "a"], async () => "før")).toBe("før");
  expect(await cache.get("/", [1, "b"], async () => "efter")).toBe("efter");
  expect(await cache.get("/", [1, "b"], async () => "aldrig")).toBe("efter");
});

test("the value that was not used for longest leaves first", async () => {
  const cache = createPageCache<string>(2);
  const ask = async (key: string) => {
    const make = vi.fn(async () => key);
    await cache.get(key, [], make);
    return make.mock.calls.length === 1 ? "made" : "kept";
  };
  expect([await ask("a"), await ask("b"), await ask("a"), await ask("c")]).toEqual(["made", "made", "kept", "made"]);
  expect([await ask("a"), await ask("b")]).toEqual(["kept", "made"]);
});

test("a failure is not kept", async () => {
  const cache = createPageCache<string>(10);
  await expect(cache.get("/", [], () => Promise.reject(new Error("nede")))).rejects.toThrow("nede");
  expect(await cache.get("/", [], async () => "oppe")).toBe("oppe");
});
