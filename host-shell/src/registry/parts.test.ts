import { integrityOf, nameIn } from "shared-runtime/node/hashes.ts";
import { describe, expect, it } from "vitest";
import { testGuard } from "../api/testing/test-guard.ts";
import { codedBody } from "../http/coded-body.ts";
import { sampleVersion } from "../services/widget-registry/testing/sample-version.ts";
import { composeRegistry } from "./compose-registry.ts";
import { createRegistryRoutes } from "./registry-routes.ts";
import { filesOfRelease } from "./release-files.ts";
import { browserFiles } from "./testing/sample-browser-files.ts";
import type { WidgetVersion } from "./widget-versions.ts";

const code = "export default [[], () => ['common']];";
const held = "export default [[], () => ['held']];";
const styles = ".s0123abcd_0{}";
const nameOf = (content: string): string => nameIn(integrityOf(content));
const part = `parts/${nameOf(code)}.js`;
const carried = `parts/${nameOf(held)}.js`;
const sheet = `parts/${nameOf(styles)}.css`;

/** A version whose manifest has these parts; `readable` are the contents that its server still reads. */
function versionWith(name: string, readable: Readonly<Record<string, string>> = {}, listed = code): WidgetVersion {
  const { manifest, contents } = sampleVersion("1.0.0", {
    name,
    contents: { [part]: listed, [carried]: held, [sheet]: styles },
    manifest: { parts: [carried, part], styles: [sheet, "assets/style.css"] },
  });
  const all: Readonly<Record<string, string>> = { ...contents, ...readable };
  return {
    manifest,
    version: "1.0.0",
    released: true,
    withdrawn: false,
    withdrawnForSecurity: false,
    read: async (path) => {
      const text = Object.hasOwn(manifest.files, path) ? all[path] : undefined;
      if (text === undefined || integrityOf(text) !== manifest.files[path]) return undefined;
      return codedBody({ identity: new TextEncoder().encode(text) });
    },
  };
}

const registryOf = (published: readonly WidgetVersion[], widgetsUrl?: string) =>
  composeRegistry({
    browser: { ...browserFiles, carriedParts: [carried] },
    local: [],
    published,
    channels: new Map(),
    widgetsUrl,
  });

function routesOf(published: readonly WidgetVersion[]) {
  const registry = registryOf(published);
  return createRegistryRoutes({ browser: browserFiles, registry: () => registry, guard: testGuard() });
}

describe("the registry", () => {
  it("names the parts that the platform does not hold at the address of all widgets, with their integrity", () => {
    const { complete } = registryOf([versionWith("one"), versionWith("two")]);
    for (const name of ["one", "two"])
      expect(complete[name]?.versions["1.0.0"]).toMatchObject({
        entry: `${name}/1.0.0/remoteEntry.js`,
        parts: [{ entry: part, integrity: integrityOf(code) }],
        styles: [sheet, `${name}/1.0.0/assets/style.css`],
      });
  });

  it("names them at the address of published files", () => {
    const { complete } = registryOf([versionWith("one")], "https://cdn.example/widgets/");
    expect(complete["one"]?.versions["1.0.0"]?.parts).toEqual([
      { entry: `https://cdn.example/widgets/${part}`, integrity: integrityOf(code) },
    ]);
  });

  it("leaves a file at its version's address if its name is not the hash of its content", () => {
    const { complete } = registryOf([versionWith("one", {}, "globalThis.stolen = 1;")]);
    expect(complete["one"]?.versions["1.0.0"]?.parts?.[0]?.entry).toBe(`one/1.0.0/${part}`);
  });

  it("has no parts for a version that was built before there were any", () => {
    const version = versionWith("one");
    const { manifest } = sampleVersion("1.0.0", { name: "one" });
    const { complete } = registryOf([{ ...version, manifest }]);
    expect(complete["one"]?.versions["1.0.0"]).not.toHaveProperty("parts");
  });
});

describe("the address of a part", () => {
  it("serves it forever to every origin, also at the address of a retry", async () => {
    const routes = routesOf([versionWith("one")]);
    for (const path of [part, part.replace("parts/", "parts/~1/")]) {
      const answer = await routes.request(`/widgets/${path}`);
      expect([answer.status, await answer.text()]).toEqual([200, code]);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "access-control-allow-origin": "*",
        "cache-control": "public, max-age=31536000, immutable",
        "content-type": "text/javascript; charset=utf-8",
        "cross-origin-resource-policy": "cross-origin",
      });
    }
    const style = await routes.request(`/widgets/${sheet}`);
    expect([style.status, style.headers.get("content-security-policy")]).toEqual([
      200,
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ]);
  });

  it.each([
    "parts/AAAAAAAAAAAAAAAA.js",
    "parts/remoteEntry.js",
    "parts/..%2fone%2f1.0.0%2fremoteEntry.js",
    `parts/x/${nameOf(code)}.js`,
  ])("answers 404 for %s", async (path) => {
    const answer = await routesOf([versionWith("one")]).request(`/widgets/${path}`);
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([404, "no-store"]);
  });

  it("serves the copy of another version if one was altered on the disk", async () => {
    const routes = routesOf([versionWith("one", { [part]: "altered" }), versionWith("two")]);
    expect(await (await routes.request(`/widgets/${part}`)).text()).toBe(code);
    expect((await routesOf([versionWith("one", { [part]: "altered" })]).request(`/widgets/${part}`)).status).toBe(404);
  });

  it("serves no file of a version that lists another content under its name", async () => {
    const routes = routesOf([versionWith("evil", {}, "globalThis.stolen = 1;"), versionWith("good")]);
    expect(await (await routes.request(`/widgets/${part}`)).text()).toBe(code);
    expect((await routesOf([versionWith("evil", {}, "other")]).request(`/widgets/${part}`)).status).toBe(404);
  });
});

it("a release keeps parts at the address of all widgets, and those of no other content", async () => {
  const release = await filesOfRelease({ files: new Map() }, [versionWith("good"), versionWith("evil", {}, "other")]);
  const paths = [...release.keys()];
  expect(paths).toEqual(expect.arrayContaining([`widgets/${part}`, `widgets/${sheet}`, `widgets/good/1.0.0/${part}`]));
  expect(new TextDecoder().decode(release.get(`widgets/${part}`)?.identity.bytes)).toBe(code);
});
