import { join } from "node:path";
import { bundleModule } from "../../build/bundle-module.ts";
import type { PackageOptions } from "../../build/build-cms.ts";
import { copyFiles, writeFiles } from "../../build/write-files.ts";

/** Writes the npm package `lederkredsen-headless`. */
export async function buildPackage({ folder, dist }: PackageOptions): Promise<void> {
  await bundleModule({
    source: `export { lederkredsenBlocks, lederkredsenTools, renderPlaceholder } from "./src/widget-blocks.ts";`,
    folder,
    file: join(dist, "index.js"),
  });
  writeFiles(dist, { "package.json": `${JSON.stringify(manifest, undefined, 2)}\n` });
  copyFiles(folder, dist, { "index.d.ts": "index.d.ts", "README.md": "README.md", pictures: "pictures" });
}

const manifest = {
  name: "lederkredsen-headless",
  version: "1.0.0",
  description: "The tools of Lederkredsen as blocks for Payload and other headless CMSs.",
  license: "MIT",
  type: "module",
  sideEffects: false,
  exports: { ".": { types: "./index.d.ts", default: "./index.js" } },
};
