import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRegistryReader } from "./read-registry.ts";

const document1 = { schemaVersion: 1, platform: { entry: "p", integrity: "" }, fonts: [], widgets: {} };
let fetched: { readonly url: string; readonly init: RequestInit }[];
let answers: (() => Promise<Response>)[];
let readRegistry: ReturnType<typeof createRegistryReader>;

beforeEach(() => {
  fetched = [];
  answers = [];
  vi.stubGlobal("fetch", (url: URL, init: RequestInit) => {
    fetched.push({ url: url.href, init });
    return (answers.shift() ?? (async () => Response.json(document1)))();
  });
  readRegistry = createRegistryReader(new URL("http://host/widgets/registry.json"));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the registry", () => {
  it("is fetched once per page", async () => {
    expect(await Promise.all([readRegistry(false), readRegistry(false)])).toEqual([document1, document1]);
    expect(fetched).toEqual([{ url: "http://host/widgets/registry.json", init: {} }]);
  });

  it("is fetched again, past all caches, for a retry", async () => {
    await readRegistry(false);
    await readRegistry(true);
    expect(fetched.map(({ init }) => init)).toEqual([{}, { cache: "reload" }]);
  });

  it.each([
    ["is missing", async () => new Response("Not found", { status: 404 }), "registry answered 404"],
    ["cannot be read", async () => new Response("{"), "registry answered 200"],
    ["has another shape", async () => Response.json({ schemaVersion: 2 }), "registry answered 200"],
    ["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch")), "Failed to fetch"],
  ])("fails if it %s, and the failure is not cached", async (_case, answer, reason) => {
    answers = [answer];
    await expect(readRegistry(false)).rejects.toThrow(reason);
    expect(await readRegistry(false)).toEqual(document1);
  });

  it("is awaited until the time of the first caller", async () => {
    vi.useFakeTimers();
    answers = [() => new Promise(() => undefined)];
    const [asked] = await Promise.allSettled([
      readRegistry(false, performance.now() + 7_000),
      vi.advanceTimersByTimeAsync(7_000),
    ]);
    expect(asked).toEqual({ status: "rejected", reason: new Error("no answer in time: registry") });
    expect(await readRegistry(false)).toEqual(document1);
  });
});
