import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetHeldFile, keepHeldFile, readHeldFile } from "./held-file.ts";

/** A cache of the browser, as far as the module uses it. */
function cacheInMemory() {
  const entries = new Map<string, Response>();
  const keyOf = (request: RequestInfo) => (typeof request === "string" ? request : new URL(request.url).pathname);
  return {
    entries,
    open: async () => ({
      put: async (request: string, response: Response) => void entries.set(request, response),
      match: async (request: RequestInfo) => entries.get(keyOf(request))?.clone(),
      delete: async (request: RequestInfo) => entries.delete(keyOf(request)),
      keys: async () => [...entries.keys()].map((path) => new Request(new URL(path, "http://localhost"))),
    }),
  };
}

let cache: ReturnType<typeof cacheInMemory>;
let stored: Map<string, string>;
let isBlocked: boolean;
beforeEach(() => {
  cache = cacheInMemory();
  stored = new Map();
  isBlocked = false;
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => {
      if (isBlocked) throw new DOMException("blocked", "SecurityError");
      stored.set(key, text);
    },
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal("caches", cache);
  vi.stubGlobal("window", { sessionStorage });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const cv = new File(["%PDF-1.7"], "Mit CV, æøå.pdf", { type: "application/pdf" });

it("gives a kept file back until it is forgotten, with its name and type, and to its own tool only", async () => {
  expect(await keepHeldFile("cv_tjek", cv)).toBe(true);
  expect(await readHeldFile("jobmatch")).toBeUndefined();
  const read = await readHeldFile("cv_tjek");
  expect([read?.name, read?.type, read?.size]).toEqual([cv.name, cv.type, cv.size]);
  await forgetHeldFile("cv_tjek");
  expect(await readHeldFile("cv_tjek")).toBeUndefined();
  expect(cache.entries.size).toBe(0);
});

it("keeps one file a tool", async () => {
  await keepHeldFile("cv_tjek", cv);
  await keepHeldFile("cv_tjek", new File(["b"], "b.pdf"));
  expect(cache.entries.size).toBe(1);
  expect((await readHeldFile("cv_tjek"))?.name).toBe("b.pdf");
});

it("deletes what another tab has left behind after an hour", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await keepHeldFile("cv_tjek", cv);
  stored.clear();
  vi.setSystemTime(Date.now() + 3_600_001);
  await keepHeldFile("jobmatch", new File(["b"], "b.pdf"));
  expect(cache.entries.size).toBe(1);
  await forgetHeldFile("jobmatch");
  expect(cache.entries.size).toBe(0);
});

it("keeps nothing where the browser has no cache or its storage is blocked", async () => {
  isBlocked = true;
  expect(await keepHeldFile("cv_tjek", cv)).toBe(false);
  isBlocked = false;
  vi.stubGlobal("caches", undefined);
  expect([await keepHeldFile("cv_tjek", cv), await readHeldFile("cv_tjek")]).toEqual([false, undefined]);
});
