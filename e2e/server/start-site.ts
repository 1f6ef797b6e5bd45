import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "./free-port.ts";
import { type RunningServer, startServer } from "./start-server.ts";

interface SiteOptions {
  /** What stands in the main part of pages that the repository has not, by their paths without a slash. */
  readonly pages?: Readonly<Record<string, readonly object[]>>;
  /** Fields that all pages share, beside those of the repository. */
  readonly fields?: Readonly<Record<string, object>>;
  readonly settings?: Readonly<Record<string, string>>;
}

const repository = join(import.meta.dirname, "../..");

/** Starts a server with pages of its own beside those of the repository. Stopping it removes them. */
export async function startSite({ pages = {}, fields = {}, settings = {} }: SiteOptions): Promise<RunningServer> {
  // Below the repository, so that packages are found as from `host-shell`, in a folder that git and all checks ignore.
  const dist = join(repository, "shared-runtime/dist");
  await mkdir(dist, { recursive: true });
  const root = await mkdtemp(join(dist, "site-"));
  const hostShell = join(root, "host-shell");
  for (const part of ["package.json", "content", "dist"]) {
    await cp(join(repository, "host-shell", part), join(hostShell, part), { recursive: true });
  }
  const shared = join(hostShell, "content/lederkredsen/site.json");
  const site = JSON.parse(await readFile(shared, "utf8")) as { readonly fields: object };
  await writeFile(shared, JSON.stringify({ ...site, fields: { ...site.fields, ...fields } }));
  const folder = join(hostShell, "content/lederkredsen/pages");
  const sample = JSON.parse(await readFile(join(folder, "cv-tjek.json"), "utf8")) as SamplePage;
  for (const [name, main] of Object.entries(pages)) {
    const placeholders = { ...sample.placeholders, "headless-main": main };
    await writeFile(join(folder, `${name}.json`), JSON.stringify({ ...sample, placeholders }));
  }
  const server = await startServer({ port: await freePort(), dataDir: join(root, "data"), hostShell, settings });
  return {
    ...server,
    async stop() {
      const code = await server.stop();
      await rm(root, { recursive: true });
      return code;
    },
  };
}

interface SamplePage {
  readonly placeholders: Readonly<Record<string, readonly object[]>>;
}
