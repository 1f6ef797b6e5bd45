/**
 * `npm run build:cms` writes the packages of CMSs to `cms-snippets/<cms>/dist` from the built widgets. With names of
 * CMSs as arguments, it writes only the packages of these CMSs. A CMS is a folder with `build/build-package.ts`, which
 * exports `buildPackage`.
 */
import { globSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readShippedTools, type ShippedTool } from "./shipped-tool.ts";

export interface PackageOptions {
  readonly tools: readonly ShippedTool[];
  /** Folder of the CMS, `cms-snippets/<cms>`. */
  readonly folder: string;
  /** Empty folder for the package. */
  readonly dist: string;
}

/** Writes the package of a CMS. */
export type BuildPackage = (options: PackageOptions) => void | Promise<void>;

const snippets = join(import.meta.dirname, "..");
const systems = globSync("*/build/build-package.ts", { cwd: snippets })
  .map((file) => file.split("/")[0] ?? "")
  .toSorted();
const chosen = process.argv.slice(2);
const unknown = chosen.filter((system) => !systems.includes(system));
if (unknown.length > 0) {
  console.error(`npm run build:cms does not know ${unknown.join(", ")}. CMSs: ${systems.join(", ")}.`);
  process.exit(1);
}

const tools = readShippedTools();
for (const system of chosen.length > 0 ? chosen : systems) {
  const folder = join(snippets, system);
  const dist = join(folder, "dist");
  rmSync(dist, { recursive: true, force: true });
  const { buildPackage } = (await import(`../${system}/build/build-package.ts`)) as { buildPackage: BuildPackage };
  await buildPackage({ tools, folder, dist });
  console.log(`cms-snippets/${system}/dist is written.`);
}
