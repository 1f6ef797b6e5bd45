import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { integrityOf } from "shared-runtime/node/hashes.ts";
import { testGuard } from "../api/testing/test-guard.ts";
import { StartRefused } from "../settings/start-refused.ts";
import type { BrowserFiles } from "./browser-files.ts";
import { createRegistryRoutes } from "./registry-routes.ts";
import { type BrokenBuild, localBuilds } from "./local-builds.ts";
import { composeRegistry, type Registry } from "./compose-registry.ts";
import { contentTypeOf, readDirectory } from "./served-files.ts";
import { entryCode, folderWithSample } from "./testing/built-widget.ts";
import { loadWidgetFrames } from "./load-widget-frames.ts";
import type { WidgetVersion } from "./widget-versions.ts";

const readRegistry = (local: readonly WidgetVersion[], files: BrowserFiles): Registry =>
  composeRegistry({ browser: files, local, published: [], channels: new Map(), widgetsUrl: undefined });
const version = "1.2.0+0123abcd";
let browser: BrowserFiles;
let routes: ReturnType<typeof createRegistryRoutes>;

beforeAll(async () => {
  const directory = await mkdtemp(join(tmpdir(), "browser-"));
  await mkdir(join(directory, "platform"));
  await writeFile(join(directory, "loader.js"), "loader");
  await writeFile(join(directory, "platform/platform-abc.js"), "platform");
  await writeFile(join(directory, "browser.json"), "{}");
  browser = {
    files: await readDirectory(directory),
    platform: { entry: "../platform/platform-abc.js", integrity: "sha384-platform" },
    carriedParts: [],
    shell: { entry: "/platform/shell-1.js", integrity: "" },
    foreignPage: "../platform/foreign-page-abc.js",
    editorOverlay: "../platform/editor-overlay-abc.js",
    developerOverride: "../platform/developer-override-abc.js",
    builtIns: "../platform/mend-built-ins-abc.js",
    fonts: [],
    scripts: { beforeFirstPaint: { code: "", integrity: "sha384-inline" }, page: "/assets/page.js" },
    styles: [],
    blocks: {},
    sessionDebug: { styles: [], scripts: [] },
    builtInPageStyles: [],
    pageFonts: [],
    fontSheet: "/assets/fonts.css",
  };
  const registry = readRegistry(await localBuilds(await folderWithSample()), browser);
  routes = createRegistryRoutes({ browser, registry: () => registry, guard: testGuard() });
});

describe("the registry", () => {
  test("lists a local build with its revision and its channels", async () => {
    const answer = await routes.request("/widgets/registry.json");
    expect(await answer.json()).toEqual({
      schemaVersion: 1,
      platform: { entry: "../platform/platform-abc.js", integrity: "sha384-platform" },
      foreignPage: "../platform/foreign-page-abc.js",
      editorOverlay: "../platform/editor-overlay-abc.js",
      developerOverride: "../platform/developer-override-abc.js",
      builtIns: "../platform/mend-built-ins-abc.js",
      overrideOrigins: [],
      fonts: [],
      widgets: {
        sample: {
          channels: { stable: version, canary: version },
          versions: {
            [version]: {
              entry: `sample/${version}/remoteEntry.js`,
              integrity: integrityOf(entryCode),
              styles: [`sample/${version}/assets/style.css`],
              styleIntegrity: [expect.stringMatching(/^sha384-/)],
              props: `sample/${version}/props.schema.json`,
              texts: `sample/${version}/texts.json`,
              textsIntegrity: integrityOf('{"title":"Hej"}'),
              firstFrame: `sample/${version}/first-frame.html`,
              firstFrameIntegrity: integrityOf("<p>{{title}}</p>"),
            },
          },
        },
      },
    });
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=2, stale-while-revalidate=3");
  });

  test("names the profile of a version that has one", async () => {
    const folder = await folderWithSample({ profile: "texts.json" });
    const { document } = readRegistry(await localBuilds(folder), browser);
    expect(document.widgets["sample"]?.versions[version]?.profile).toBe(`sample/${version}/texts.json`);
    expect(contentTypeOf("picture.webp")).toBe("image/webp");
  });

  test("serves a pre-release only to pages that ask for it", async () => {
    const [released, coming] = await Promise.all(
      [{}, { version: "2.0.0-beta.1", revision: "fedcba98" }].map(async (change) =>
        localBuilds(await folderWithSample(change)),
      ),
    );
    const { document } = readRegistry([...(coming ?? []), ...(released ?? [])], browser);
    expect(document.widgets["sample"]?.channels).toEqual({ stable: version, canary: "2.0.0-beta.1+fedcba98" });
  });

  test("answers a valid copy with 304, even if a proxy has made its tag weak", async () => {
    const etag = (await routes.request("/widgets/registry.json")).headers.get("etag") ?? "";
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const answer = await routes.request("/widgets/registry.json", { headers: { "if-none-match": known } });
      expect([known, answer.status]).toEqual([known, 304]);
    }
    expect((await routes.request("/widgets/registry.json", { headers: { "if-none-match": '"other"' } })).status).toBe(
      200,
    );
  });

  test("gives pages the first frame with its addresses from the site's root", async () => {
    const registry = readRegistry(await localBuilds(await folderWithSample()), browser);
    const frames = await loadWidgetFrames(registry);
    expect(frames.frameOf("sample", "stable")).toEqual({
      version,
      html: "<p>{{title}}</p>",
      texts: { title: "Hej" },
      styles: [{ href: `/widgets/sample/${version}/assets/style.css`, integrity: expect.stringMatching(/^sha384-/) }],
      preload: [
        { href: "/platform/platform-abc.js", integrity: "sha384-platform" },
        { href: `/widgets/sample/${version}/remoteEntry.js`, integrity: integrityOf(entryCode) },
      ],
    });
    expect(frames.frameOf("sample", "2")).toBeUndefined();
    expect(frames.frameOf("toString", "stable")).toBeUndefined();
  });
});

describe("a version's files", () => {
  test("are immutable, readable from every origin, and compressed as by the build", async () => {
    const answer = await routes.request(`/widgets/sample/${version}/remoteEntry.js`, {
      headers: { "accept-encoding": "gzip, br" },
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=31536000, immutable",
      "content-encoding": "br",
      "content-type": "text/javascript; charset=utf-8",
      "cross-origin-resource-policy": "cross-origin",
      vary: "accept-encoding",
    });
    expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(entryCode);
  });

  test("are sent uncompressed, with another tag, to a client that accepts no coding", async () => {
    const path = `/widgets/sample/${version}/remoteEntry.js`;
    const plain = await routes.request(path);
    const coded = await routes.request(path, { headers: { "accept-encoding": "br" } });
    expect(await plain.text()).toBe(entryCode);
    expect(plain.headers.has("content-encoding")).toBe(false);
    expect(plain.headers.get("etag")).not.toBe(coded.headers.get("etag"));
  });

  test("are also served at the address of a retry", async () => {
    const answer = await routes.request(`/widgets/sample/${version}/~3/remoteEntry.js`);
    expect([answer.status, await answer.text()]).toEqual([200, entryCode]);
  });

  test("do not change when a new build replaces them", async () => {
    const folder = await folderWithSample();
    const registry = readRegistry(await localBuilds(folder), browser);
    const old = createRegistryRoutes({ browser, registry: () => registry, guard: testGuard() });
    await writeFile(join(folder, "sample/dist/remoteEntry.js"), "something else");
    expect(await (await old.request(`/widgets/sample/${version}/remoteEntry.js`)).text()).toBe(entryCode);
  });

  test("run nothing when opened as a page, and can still be fetched by pages", async () => {
    const policyOf = async (path: string) => {
      const { headers } = await routes.request(`/widgets/sample/${version}/${path}`);
      return headers.get("content-security-policy");
    };
    const inert = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
    expect(await Promise.all(["first-frame.html", "assets/style.css", "texts.json"].map(policyOf))).toEqual(
      Array.from({ length: 3 }, () => inert),
    );
    // A worker runs under the policy of its script, so scripts are served without one.
    expect(await policyOf("remoteEntry.js")).toBe(null);
  });

  test("are only those that the manifest lists", async () => {
    const paths = ["secret.txt", "..%2f..%2fpackage.json", "remoteEntry.js.br", "toString", "assets"];
    const statuses = await Promise.all(
      paths.map(async (path) => (await routes.request(`/widgets/sample/${version}/${path}`)).status),
    );
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    const missing = await routes.request("/widgets/sample/9.9.9/remoteEntry.js");
    expect([missing.status, missing.headers.get("cross-origin-resource-policy")]).toEqual([404, "cross-origin"]);
    expect((await routes.request("/widgets/other/1.0.0/remoteEntry.js")).status).toBe(404);
  });
});

describe("the script that adds the loader", () => {
  const publicUrl = "https://host.example";
  const routesAt = (known: string | undefined) => {
    const registry = readRegistry([], browser);
    return createRegistryRoutes({ browser, registry: () => registry, guard: testGuard(), publicUrl: known });
  };

  test("has the public address in it, and the caching and type of the loader", async () => {
    const served = routesAt(publicUrl);
    const script = await served.request("http://10.0.0.1/embed.js");
    const text = await script.text();
    expect(text).toContain(`"${publicUrl}"+"/loader.js"`);
    expect(text).not.toContain("10.0.0.1");
    const headersOf = ({ headers }: Response) =>
      ["cache-control", "content-type", "access-control-allow-origin", "cross-origin-resource-policy"].map((name) =>
        headers.get(name),
      );
    expect(headersOf(script)).toEqual(headersOf(await served.request("/loader.js")));
    expect(headersOf(script)).toEqual([
      "public, max-age=60, stale-while-revalidate=600",
      "text/javascript; charset=utf-8",
      "*",
      "cross-origin",
    ]);
  });

  test("has the address of the request in it if no public address is set", async () => {
    const served = routesAt(undefined);
    for (const origin of ["http://localhost:4000", "http://10.0.0.1:4000"])
      expect(await (await served.request(`${origin}/embed.js`)).text()).toContain(`"${origin}"`);
  });

  test("is readable with the credentials of any page, and caches keep the answers apart", async () => {
    const served = routesAt(publicUrl);
    const headers = { origin: "https://site.example", "accept-encoding": "br" };
    const answer = await served.request("/embed.js", { headers });
    const etag = answer.headers.get("etag") ?? "";
    const again = await served.request("/embed.js", { headers: { ...headers, "if-none-match": etag } });
    expect([answer.status, again.status]).toEqual([200, 304]);
    for (const one of [answer, again])
      expect(Object.fromEntries(one.headers)).toMatchObject({
        "access-control-allow-origin": "https://site.example",
        "access-control-allow-credentials": "true",
        vary: "accept-encoding, origin",
      });
    expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toContain("/loader.js");
    expect((await served.request("/embed.js")).headers.get("vary")).toBe("accept-encoding, origin");
  });
});

test("host-shell's own files are served, and nothing outside their folders", async () => {
  expect(await (await routes.request("/loader.js")).text()).toBe("loader");
  expect(await (await routes.request("/platform/~1/platform-abc.js")).text()).toBe("platform");
  for (const path of ["/platform/..%2fbrowser.json", "/platform/.env", "/fonts/none.woff2"]) {
    expect([path, (await routes.request(path)).status]).toEqual([path, 404]);
  }
});

test("a missing folder stops the start with its setting and what to do", async () => {
  await expect(localBuilds("/no/such/folder")).rejects.toThrow(
    new StartRefused("LOCAL_WIDGETS_DIR /no/such/folder cannot be read: set it to the folder with the built widgets."),
  );
});

test("a folder without a built widget stops the start with its setting and what to do", async () => {
  const folder = await mkdtemp(join(tmpdir(), "widgets-"));
  await mkdir(join(folder, "never-built/src"), { recursive: true });
  await expect(localBuilds(folder)).rejects.toThrow(
    new StartRefused(
      `LOCAL_WIDGETS_DIR ${folder} has no built widget: set it to the folder with the built widgets, or run npm run build.`,
    ),
  );
});

describe("a broken build", () => {
  const breaks: readonly [string, string, (dist: string) => Promise<void>, string][] = [
    ["lacks a file", "assets/style.css", (dist) => rm(join(dist, "assets"), { recursive: true }), "is missing"],
    [
      "has a folder in place of a file",
      "texts.json",
      async (dist) => {
        await rm(join(dist, "texts.json"));
        await mkdir(join(dist, "texts.json"));
      },
      "cannot be read",
    ],
    [
      "has a file of another build",
      "remoteEntry.js",
      (dist) => writeFile(join(dist, "remoteEntry.js"), "tampered"),
      "does not match its manifest",
    ],
    [
      "has a compressed file of another content",
      "remoteEntry.js.br",
      (dist) => writeFile(join(dist, "remoteEntry.js.br"), brotliCompressSync(`${entryCode} tampered`)),
      "is not the compressed form of the file that its manifest describes",
    ],
    [
      "has a compressed file with one changed byte",
      "remoteEntry.js.br",
      async (dist) => {
        const bytes = await readFile(join(dist, "remoteEntry.js.br"));
        bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
        await writeFile(join(dist, "remoteEntry.js.br"), bytes);
      },
      "is not the compressed form of the file that its manifest describes",
    ],
    [
      "has a gzip file of another content",
      "assets/style.css.gz",
      (dist) => writeFile(join(dist, "assets/style.css.gz"), gzipSync(".b{}")),
      "is not the compressed form of the file that its manifest describes",
    ],
    [
      "has an invalid manifest",
      "widget.json",
      (dist) => writeFile(join(dist, "widget.json"), "{}"),
      "is not a valid widget manifest",
    ],
  ];

  test.each(breaks)("is skipped and reported if it %s, and the others are served", async (_, path, damage, fault) => {
    const folder = await folderWithSample();
    const dist = join(folder, "broken/dist");
    await cp(join(folder, "sample/dist"), dist, { recursive: true });
    await damage(dist);
    const told: BrokenBuild[] = [];
    const builds = await localBuilds(folder, (broken) => told.push(broken));
    expect(builds.map(({ manifest }) => manifest.name)).toEqual(["sample"]);
    expect(told).toEqual([{ widget: "broken", file: join(dist, path), fault: expect.stringContaining(fault) }]);
  });

  test.each(breaks)(
    "stops the start, with its file and what to do, if it is the only one and %s",
    async (_, path, damage, fault) => {
      const folder = await folderWithSample();
      const dist = join(folder, "sample/dist");
      await damage(dist);
      const start = localBuilds(folder);
      await expect(start).rejects.toThrow(StartRefused);
      await expect(start).rejects.toThrow(
        `LOCAL_WIDGETS_DIR ${folder} has no complete widget: ${join(dist, path)} ${fault}`,
      );
      await expect(start).rejects.toThrow(/ Run npm run build\.$/);
    },
  );
});
