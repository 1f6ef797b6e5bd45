import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deleteFile, keepFile, readFile } from "./held-file.ts";

/** The parts of a browser's cache that the module uses, in memory. */
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

const kept = () => stored.get("held-file/cv_tjek") ?? "";

it("gives a kept file back until it is deleted, with its name and type", async () => {
  expect(await keepFile("cv_tjek", cv)).toBe(true);
  expect(await readFile("another")).toBeUndefined();
  const read = await readFile(kept());
  expect([read?.name, read?.type, read?.size]).toEqual([cv.name, cv.type, cv.size]);
  await deleteFile(kept());
  expect([await readFile(kept()), cache.entries.size]).toEqual([undefined, 0]);
});

it("keeps one file a tool", async () => {
  await keepFile("cv_tjek", cv);
  await keepFile("cv_tjek", new File(["b"], "b.pdf"));
  expect([(await readFile(kept()))?.name, cache.entries.size]).toEqual(["b.pdf", 1]);
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
  expect([await keepFile("cv_tjek", cv), await readFile("1"), await deleteFile("1")]).toEqual([
    false,
    undefined,
    undefined,
  ]);
});
