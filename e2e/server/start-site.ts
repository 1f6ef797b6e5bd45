import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { type RunningServer, startServer } from "./start-server.ts";

interface SiteOptions {
  /** Additional pages: path without a slash -> renderings in the main part. */
  readonly pages?: Readonly<Record<string, readonly object[]>>;
  /** Fields that are added to all pages. Without `tagManagerId`, the site has no tag manager. */
  readonly fields?: Readonly<Record<string, object>>;
  readonly settings?: Readonly<Record<string, string>>;
  /** Service windows, by the part of the site that they affect. */
  readonly serviceMessages?: Readonly<Record<string, readonly SiteWindow[]>>;
}

export interface SiteWindow {
  readonly from: string;
  readonly to: string;
  readonly message: string;
  readonly showMessage: boolean;
  readonly functionalityOff: boolean;
}

const repository = join(import.meta.dirname, "../..");

/** Starts a server with additional pages. When the server stops, the pages are removed. */
export async function startSite({
  pages = {},
  fields = {},
  settings = {},
  serviceMessages = {},
}: SiteOptions): Promise<RunningServer> {
  // Inside the repository so that packages resolve as in `host-shell`, in a folder that git and all checks ignore.
  const dist = join(repository, "shared-runtime/dist");
  await mkdir(dist, { recursive: true });
  const root = await mkdtemp(join(dist, "site-"));
  const hostShell = join(root, "host-shell");
  for (const part of ["package.json", "content", "dist"]) {
    await cp(join(repository, "host-shell", part), join(hostShell, part), { recursive: true });
  }
  const shared = join(hostShell, "content/lederkredsen/site.json");
  const site = JSON.parse(await readFile(shared, "utf8")) as { readonly fields: object };
  await writeFile(
    shared,
    JSON.stringify({ ...site, fields: { ...site.fields, tagManagerId: { value: "" }, ...fields } }),
  );
  const folder = join(hostShell, "content/lederkredsen/pages");
  const sample = JSON.parse(await readFile(join(folder, "cv-tjek.json"), "utf8")) as SamplePage;
  for (const [name, main] of Object.entries(pages)) {
    const placeholders = { ...sample.placeholders, "headless-main": main };
    await writeFile(join(folder, `${name}.json`), JSON.stringify({ ...sample, placeholders }));
  }
  await writeWindows(join(hostShell, "content/lederkredsen/site.json"), serviceMessages);
  const server = await startServer({
    port: await freePort(),
    dataDir: join(root, "data"),
    hostShell,
    settings: { CONTENT_DIR: join(hostShell, "content"), ...settings },
  });
  return {
    ...server,
    async stop() {
      const code = await server.stop();
      await rm(root, { recursive: true });
      return code;
    },
  };
}

async function writeWindows(file: string, windows: NonNullable<SiteOptions["serviceMessages"]>): Promise<void> {
  const site = JSON.parse(await readFile(file, "utf8")) as { readonly settings: object };
  const fieldsOf = (window: SiteWindow) =>
    Object.fromEntries(Object.entries(window).map(([name, value]) => [name, { value: value as unknown }]));
  const serviceMessages = Object.fromEntries(
    Object.entries(windows).map(([name, list]) => [name, list.map((window) => ({ fields: fieldsOf(window) }))]),
  );
  await writeFile(file, JSON.stringify({ ...site, settings: { ...site.settings, serviceMessages } }));
}

interface SamplePage {
  readonly placeholders: Readonly<Record<string, readonly object[]>>;
}
