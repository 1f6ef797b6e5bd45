import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { pageHtml } from "../embedding/page-html.ts";
import { Placeholder } from "../pages/placeholder.ts";
import { freePort } from "../server/free-port.ts";
import { startCdn } from "../server/start-cdn.ts";
import { type RunningServer, startServer } from "../server/start-server.ts";
import { expect, test as base } from "../test.ts";
import { repository } from "../widgets/built-once.ts";
import { buildWidget, type WidgetBuild } from "../widgets/build-widget.ts";
import { adminToken, teamAt } from "../widgets/team-at.ts";

/** A shared-runtime whose parts neither the platform nor a build of the workspace has. */
const runtimeChanges = {
  "contract/widget-runtime.tsx": (text: string) =>
    text.replace("    restoreFocus();", '    host.element.dataset["builtWith"] = "another";\n$&'),
};

interface Folder {
  readonly widgetsDir: string;
  /** Starts a server of the folder; `dataDir` has its database unless the settings name another. */
  readonly start: (options?: {
    readonly settings?: Readonly<Record<string, string>>;
    readonly fault?: string;
    readonly dataDir?: string;
  }) => Promise<RunningServer>;
}

const test = base.extend<{ readonly folder: Folder }>({
  folder: async ({ otherSite }, use) => {
    const home = await mkdtemp(join(tmpdir(), "published-parts-"));
    const widgetsDir = join(home, "widgets");
    const running = new Set<RunningServer>();
    await use({
      widgetsDir,
      async start({ settings = {}, fault, dataDir = "data" } = {}) {
        const server = await startServer({
          port: await freePort(),
          dataDir: join(home, dataDir),
          allowedOrigins: [otherSite.origin],
          settings: {
            WIDGETS_DIR: widgetsDir,
            RELEASES_DIR: join(home, "releases"),
            UPLOADS_DIR: join(home, "uploads"),
            DEPLOY_ADMIN_TOKEN: adminToken,
            ...settings,
          },
          ...(fault !== undefined && { fault }),
        });
        running.add(server);
        return server;
      },
    });
    await Promise.all([...running].map((server) => server.kill()));
    await rm(home, { recursive: true, force: true });
  },
});
test.describe.configure({ timeout: 240_000 });

/** The paths of the scripts of parts that a build has, and their bytes. */
async function partsOf(build: WidgetBuild): Promise<ReadonlyMap<string, Buffer>> {
  const dist = await buildWidget(build);
  const names = (await readdir(join(dist, "parts"))).filter((name) => !/\.(?:br|gz)$/.test(name));
  return new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(dist, "parts", name))] as const)),
  );
}

/** The names of the parts that the version of a widget on `stable` loads for its first mount. */
async function mountedWith({ url }: RunningServer, widget: string): Promise<readonly string[]> {
  const { widgets } = (await (await fetch(`${url}/widgets/registry.json`)).json()) as {
    readonly widgets: Readonly<
      Record<
        string,
        {
          readonly channels: Readonly<Record<string, string>>;
          readonly versions: Readonly<Record<string, { readonly parts?: readonly { readonly entry: string }[] }>>;
        }
      >
    >;
  };
  const { channels, versions } = widgets[widget] ?? { channels: {}, versions: {} };
  const { parts = [] } = versions[channels["stable"] ?? ""] ?? {};
  return parts.map(({ entry }) => entry.slice(entry.lastIndexOf("/") + 1));
}

/** The copies in the folder of all parts are those of these builds, byte for byte, and no others. */
async function expectCopies(widgetsDir: string, ...builds: readonly WidgetBuild[]): Promise<void> {
  const parts = new Map((await Promise.all(builds.map(partsOf))).flatMap((one) => [...one]));
  expect((await readdir(join(widgetsDir, "parts"))).toSorted()).toEqual([...parts.keys()].toSorted());
  for (const [name, bytes] of parts)
    expect((await readFile(join(widgetsDir, "parts", name))).equals(bytes), name).toBe(true);
}

/** Gives what is in a folder an age of some minutes. */
async function age(folder: string, minutes: number): Promise<void> {
  const then = Date.now() / 1000 - minutes * 60;
  for (const name of await readdir(folder)) await utimes(join(folder, name), then, then);
}

const addressOf = (page: (html: string) => string, { url }: RunningServer, ...widgets: readonly string[]): string => {
  const places = widgets.map((name) => `<div data-widget="${name}" data-widget-load="eager"></div>`);
  return page(pageHtml({ loader: `${url}/loader.js`, body: places.join("") }));
};

async function expectCounter(page: Page, version: string): Promise<void> {
  const place = page.locator("[data-widget=counter]");
  await expect(place).toHaveAttribute("data-widget-state", "ready");
  await expect(place).toHaveAttribute("data-widget-version-loaded", version);
  await place.getByRole("button", { name: "Én til" }).click();
  await expect(place.getByRole("status")).toHaveText("1");
}

/** The names of the parts that a page asked a CDN for. */
const askedParts = (asked: readonly string[]): readonly string[] =>
  asked.flatMap((path) => /^parts\/([\w-]{16}\.js)$/.exec(path)?.[1] ?? []);

test("after a rollback, a page finds the parts of the version before, also after the sweep and on a CDN", async ({
  page,
  otherSite,
  folder,
}) => {
  const before: WidgetBuild = { name: "counter", version: "1.0.0", runtimeChanges };
  const after: WidgetBuild = { name: "counter", version: "1.1.0" };
  const cdn = await startCdn(folder.widgetsDir);
  const settings = { WIDGETS_URL: cdn.url };
  const first = await folder.start({ settings });
  const team = await teamAt(first, "counter");
  await team.publish(before);
  await team.publish(after);
  await page.goto(addressOf(otherSite.page, first, "counter"));
  await expectCounter(page, "1.1.0");
  await team.rollback();
  await age(join(folder.widgetsDir, "parts"), 25 * 60);
  expect(await first.stop()).toBe(0);

  // A server sweeps when it starts. The version that was rolled back is still there for pages that ask for it.
  const second = await folder.start({ settings });
  const own = new Set((await partsOf(after)).keys());
  const onlyBefore = (await mountedWith(second, "counter")).filter((name) => !own.has(name));
  expect(onlyBefore.length).toBeGreaterThan(0);
  await page.goto(addressOf(otherSite.page, second, "counter"));
  await expectCounter(page, "1.0.0");
  await expect(page.locator("[data-widget=counter]")).toHaveAttribute("data-built-with", "another");
  expect(askedParts(cdn.asked)).toEqual(expect.arrayContaining(onlyBefore));
  await expectCopies(folder.widgetsDir, before, after);

  // No page may ask for a version that was withdrawn for security: its own parts are removed, the others stay.
  await (await teamAt(second, "counter")).withdraw("1.1.0");
  await age(join(folder.widgetsDir, "parts"), 25 * 60);
  expect(await second.stop()).toBe(0);
  const third = await folder.start({ settings });
  await expect(() => expectCopies(folder.widgetsDir, before)).toPass();
  await page.goto(addressOf(otherSite.page, third, "counter"));
  await expectCounter(page, "1.0.0");
  expect(await third.stop()).toBe(0);
  await cdn.close();
});

test("two servers that publish the same parts at once, in one folder and database, leave whole files, and a page gets them from the folder", async ({
  page,
  otherSite,
  folder,
}) => {
  const postgres = fork(join(repository, "host-shell/src/database/testing/silent-postgres.entry.ts"));
  const cdn = await startCdn(folder.widgetsDir);
  try {
    const [databaseUrl]: readonly string[] = await once(postgres, "message");
    const settings = {
      DATABASE_URL: String(databaseUrl),
      BANK_DETAILS_KEYS: Buffer.alloc(32, 7).toString("base64"),
      WIDGETS_URL: cdn.url,
    };
    const one = await folder.start({ settings, dataDir: "one" });
    const other = await folder.start({ settings, dataDir: "other" });
    const widgets = ["counter", "guide"] as const;
    const teams = [await teamAt(one, "counter"), await teamAt(other, "guide")] as const;
    for (const version of ["1.0.0", "1.1.0", "1.2.0"]) {
      const builds = widgets.map((name): WidgetBuild => ({
        name,
        version,
        runtimeChanges,
        ...(version !== "1.0.0" && { sameAs: "1.0.0" }),
      })) as [WidgetBuild, WidgetBuild];
      await Promise.all(builds.map(buildWidget));
      await rm(join(folder.widgetsDir, "parts"), { recursive: true, force: true });
      await Promise.all([teams[0].publish(builds[0]), teams[1].publish(builds[1])]);
      await expectCopies(folder.widgetsDir, ...builds);
    }
    const ofGuide = await mountedWith(one, "guide");
    const common = (await mountedWith(one, "counter")).filter((name) => ofGuide.includes(name));
    expect(common.length).toBeGreaterThan(0);
    for (const server of [one, other]) {
      const asked = cdn.asked.length;
      await expect(async () => {
        await page.goto(addressOf(otherSite.page, server, ...widgets));
        await expectCounter(page, "1.2.0");
      }).toPass();
      await new Placeholder(page, page.locator("[data-widget=guide]")).isIn("ready");
      expect(askedParts(cdn.asked.slice(asked))).toEqual(expect.arrayContaining(common));
    }
    expect([await one.stop(), await other.stop()]).toEqual([0, 0]);
  } finally {
    postgres.disconnect();
    await cdn.close();
  }
});

/** A moment of a publication: the call of the file system that a server is killed before or after. */
interface Moment {
  readonly at: string;
  readonly call: "open" | "rename" | "rm";
  /** Source of a pattern for the path below the folder of widgets; of a renamed file, the new one. */
  readonly path: string;
  readonly when: "before" | "after";
}

const moments: readonly Moment[] = [
  { at: "with its first file half written", call: "open", path: "\\.incoming/[^/]+/", when: "after" },
  { at: "with all files received", call: "rename", path: "\\.incoming/[^/]+\\.json$", when: "before" },
  { at: "between two parts", call: "rename", path: "parts/", when: "after" },
  { at: "with all parts placed", call: "rm", path: "counter/[^/]+$", when: "before" },
  { at: "with the version placed and not committed", call: "rename", path: "counter/[^/]+$", when: "after" },
  { at: "right after the commit", call: "rm", path: "\\.incoming/[^/]+\\.json$", when: "before" },
];

/** Source of a module that ends its process with SIGKILL at a moment of the first publication. */
const killedAt = ({ call, path, when }: Moment, widgetsDir: string): string => `
  import files from "node:fs/promises";
  import { syncBuiltinESMExports } from "node:module";
  const original = files[${JSON.stringify(call)}];
  const isMoment = (paths) => {
    const path = String(paths[${call === "rename" ? 1 : 0}]);
    const below = ${JSON.stringify(`${widgetsDir}/`)};
    return path.startsWith(below) && new RegExp(${JSON.stringify(`^${path}`)}).test(path.slice(below.length));
  };
  const end = () => process.kill(process.pid, "SIGKILL");
  files[${JSON.stringify(call)}] = async (...given) => {
    if (${when === "before"} && isMoment(given)) end();
    const result = await original(...given);
    if (${when === "after"} && isMoment(given)) end();
    return result;
  };
  syncBuiltinESMExports();
`;

test("a server that is killed while it publishes leaves nothing half, and the same version is published again, at each moment", async ({
  page,
  otherSite,
  folder,
}) => {
  const { widgetsDir } = folder;
  for (const [index, moment] of moments.entries()) {
    await test.step(moment.at, async () => {
      const version = `1.${index}.0`;
      const build: WidgetBuild = { name: "counter", version, runtimeChanges, ...(index > 0 && { sameAs: "1.0.0" }) };
      await buildWidget(build);
      const mortal = await folder.start({ fault: killedAt(moment, widgetsDir) });
      const team = await teamAt(mortal, "counter");
      await expect(team.publish(build)).rejects.toThrow();
      await mortal.kill();
      const isPublished = moment.at === "right after the commit";
      expect(await readdir(join(widgetsDir, ".incoming"))).not.toEqual([]);

      await age(join(widgetsDir, ".incoming"), 11);
      const server = await folder.start();
      await expect(async () => expect(await readdir(join(widgetsDir, ".incoming"))).toEqual([])).toPass();
      const folders = await readdir(join(widgetsDir, "counter")).catch((): string[] => []);
      expect(folders.includes(version)).toBe(isPublished);
      const again = (await teamAt(server, "counter")).publish(build);
      if (isPublished) await expect(again).rejects.toThrow("published");
      else await again;
      await expectCopies(widgetsDir, build);
      await page.goto(addressOf(otherSite.page, server, "counter"));
      await expectCounter(page, version);
      expect(await server.stop()).toBe(0);
    });
  }
});
