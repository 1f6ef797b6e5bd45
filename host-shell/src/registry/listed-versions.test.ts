import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { testGuard } from "../api/testing/test-guard.ts";
import { createRegistryRoutes } from "./registry-routes.ts";
import { composeRegistry } from "./compose-registry.ts";
import { resolveVersion } from "./resolve-version.ts";
import { browserFiles } from "./testing/sample-browser-files.ts";
import { sampleVersion } from "../services/widget-registry/testing/sample-version.ts";
import { loadWidgetFrames } from "./load-widget-frames.ts";
import type { WidgetVersion } from "./widget-versions.ts";

/** 300 versions: 60 minors of five patches, the newest of which was rolled back, and pre-releases. */
const numbers = Array.from({ length: 60 }, (_, minor) => Array.from({ length: 5 }, (__, patch) => [minor, patch]))
  .flat()
  .map(([minor = 0, patch = 0]) => `${1 + Math.floor(minor / 30)}.${minor % 30}.${patch}`);
const published = [...numbers, "2.30.0-rc.1", "3.0.0-rc.1"].map((version): WidgetVersion => {
  const { manifest } = sampleVersion(version);
  return {
    manifest,
    version,
    released: !version.endsWith(".4"),
    withdrawn: false,
    withdrawnForSecurity: false,
    read: async () => undefined,
  };
});
const registry = composeRegistry({
  browser: browserFiles,
  local: [],
  published,
  channels: new Map([
    ["sample", { channels: { stable: "1.4.2", canary: "2.3.1" }, previous: { stable: "1.4.1" }, canaryShare: 10 }],
  ]),
  widgetsUrl: undefined,
});
const listed = registry.document.widgets["sample"]!;
const all = registry.complete["sample"]!;
const routes = createRegistryRoutes({ browser: browserFiles, registry: () => registry, guard: testGuard() });
const ask = (spec: string, name = "sample") => routes.request(`/widgets/${name}/resolve/${spec}.json`);

describe("a widget with 300 versions", () => {
  test("is listed with the versions that channels and ranges need and the newest ones, and as incomplete", () => {
    expect(Object.keys(all.versions)).toHaveLength(302);
    expect(Object.keys(listed.versions).length).toBeLessThan(40);
    expect(listed.unlisted).toBe(true);
    expect(Object.keys(listed.versions)).toEqual(
      expect.arrayContaining(["1.4.2", "1.4.1", "2.3.1", "1.4.3", "2.29.3", "1.29.3", "2.20.3", "3.0.0-rc.1"]),
    );
    expect(brotliCompressSync(JSON.stringify(registry.document)).byteLength).toBeLessThan(5_000);
  });

  test("resolves a request to the same version among the listed ones as among all", () => {
    const specs = ["1", "2", "3", ...new Set(numbers.map((number) => number.replace(/\.\d+$/, "")))];
    const found = specs.flatMap((spec) => resolveVersion(listed, spec)?.version ?? []);
    const inAll = specs
      .filter((spec) => resolveVersion(listed, spec))
      .map((spec) => resolveVersion(all, spec)?.version);
    expect(found).toEqual(inAll);
    expect(found).toContain("1.4.3");
  });

  test("resolves an unlisted version on request; an exact one is cached for good", async () => {
    const exact = await ask("1.7.1");
    expect([
      exact.status,
      exact.headers.get("cache-control"),
      exact.headers.get("access-control-allow-origin"),
    ]).toEqual([200, "public, max-age=31536000, immutable", "*"]);
    expect(await exact.json()).toEqual({ version: "1.7.1", files: all.versions["1.7.1"] });

    const rolledBack = await ask("1.7.4");
    expect(await rolledBack.json()).toMatchObject({
      version: "1.7.4",
      files: { entry: "sample/1.7.4/remoteEntry.js" },
    });

    const range = await ask("1.7");
    expect([range.status, range.headers.get("cache-control")]).toEqual([
      200,
      "public, max-age=2, stale-while-revalidate=3",
    ]);
    expect(await range.json()).toMatchObject({ version: "1.7.3" });
  });

  test.each(["4", "1.7.9", "1.7.1-rc", "stable", "constructor", "..%2f"])(
    "answers pages of every origin that %s does not exist",
    async (spec) => {
      const answer = await ask(spec);
      expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([404, "*"]);
      expect(answer.headers.get("cache-control")).toBe("no-store");
    },
  );

  test("answers that another widget does not exist", async () => {
    expect((await ask("1.0.0", "toString")).status).toBe(404);
  });

  test("pages are rendered with any of its versions, and each is read once", async () => {
    const reads: string[] = [];
    const readable = published.slice(0, 20).map((version): WidgetVersion => {
      const { contents } = sampleVersion(version.version);
      return {
        ...version,
        read: async (path) => {
          reads.push(`${version.version}/${path}`);
          const bytes = new TextEncoder().encode(contents[path] ?? "");
          return { identity: { bytes, etag: '"1"' } };
        },
      };
    });
    const of = (versions: readonly WidgetVersion[]) =>
      composeRegistry({
        browser: browserFiles,
        local: [],
        published: versions,
        channels: new Map(),
        widgetsUrl: undefined,
      });
    const kept = new Map();
    await loadWidgetFrames(of(readable.slice(0, 19)), kept);
    expect(reads).toHaveLength(2 * 19);
    const frames = await loadWidgetFrames(of(readable), kept);
    expect(reads).toHaveLength(2 * 20);
    expect(frames.frameOf("sample", "1.0.1")).toMatchObject({ version: "1.0.1", html: "<p>{{title}} 1.0.1</p>" });
  });
});

test("a widget with few versions is listed with all of them", () => {
  const few = composeRegistry({
    browser: browserFiles,
    local: [],
    published: published.slice(0, 4),
    channels: new Map(),
    widgetsUrl: undefined,
  });
  expect(Object.keys(few.document.widgets["sample"]!.versions)).toEqual(["1.0.3", "1.0.2", "1.0.1", "1.0.0"]);
  expect(few.document.widgets["sample"]).not.toHaveProperty("unlisted");
});
