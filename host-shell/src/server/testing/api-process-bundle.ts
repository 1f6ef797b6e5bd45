import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import type { TestProject } from "vitest/node";
import serverBuild from "../../../vite.server.config.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Folder of the bundle of `api-process.entry.ts`. */
    readonly apiProcessFolder: string;
  }
}

/** Workers, migrations and the database template are located relative to the module that names them. */
const sourceUrls: Plugin = {
  name: "source-urls",
  transform: {
    filter: { id: /\.ts$/, code: "import.meta.url" },
    handler: (code, id) => code.replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href)),
  },
};

/** Bundles the API process once per test run, since a start from source resolves and compiles hundreds of modules. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cache = join(import.meta.dirname, "../../../node_modules/.cache");
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, "api-process-"));
  await build({
    configFile: false,
    logLevel: "warn",
    plugins: [sourceUrls],
    ssr: { ...serverBuild.ssr },
    build: {
      ssr: join(import.meta.dirname, "api-process.entry.ts"),
      outDir: folder,
      target: "node24",
      copyPublicDir: false,
    },
  });
  project.provide("apiProcessFolder", folder);
  return () => rm(folder, { recursive: true, force: true });
}
