import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetFile, keepFile, readFile } from "./held-file.ts";

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
  expect(await keepFile("cv_tjek", cv)).toBe(true);
  expect(await readFile("jobmatch")).toBeUndefined();
  const read = await readFile("cv_tjek");
  expect([read?.name, read?.type, read?.size]).toEqual([cv.name, cv.type, cv.size]);
  await forgetFile("cv_tjek");
  expect([await readFile("cv_tjek"), cache.entries.size, stored.size]).toEqual([undefined, 0, 0]);
});

it("keeps one file a tool", async () => {
  await keepFile("cv_tjek", cv);
  await keepFile("cv_tjek", new File(["b"], "b.pdf"));
  expect([(await readFile("cv_tjek"))?.name, cache.entries.size]).toEqual(["b.pdf", 1]);
});

it("deletes what another tab has left behind after an hour", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  await keepFile("cv_tjek", cv);
  stored.clear();
  vi.setSystemTime(Date.now() + 3_600_001);
  await keepFile("jobmatch", cv);
  expect(cache.entries.size).toBe(1);
});

it("keeps nothing where the browser has no cache or its storage is blocked", async () => {
  isBlocked = true;
  expect(await keepFile("cv_tjek", cv)).toBe(false);
  isBlocked = false;
  vi.stubGlobal("caches", undefined);
  expect([await keepFile("cv_tjek", cv), await readFile("cv_tjek")]).toEqual([false, undefined]);
  stored.set("held-file/cv_tjek", "1");
  await forgetFile("cv_tjek");
  expect(stored.size).toBe(0);
});
