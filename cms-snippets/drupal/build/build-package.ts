import { join } from "node:path";
import { bundleModule } from "../../build/bundle-module.ts";
import type { PackageOptions } from "../../build/build-cms.ts";
import { copyFiles, writeFiles } from "../../build/write-files.ts";

/** Writes the module `lederkredsen`, to copy into `modules/custom`. */
export async function buildPackage({ tools, folder, dist }: PackageOptions): Promise<void> {
  const module = join(dist, "lederkredsen");
  copyFiles(folder, dist, { module: "lederkredsen", "README.md": "README.md", pictures: "pictures" });
  copyFiles(join(folder, "../php"), module, {
    "placeholder.php": "php/placeholder.php",
    "read-tools.php": "php/read-tools.php",
  });
  const byName = Object.fromEntries(tools.map((tool) => [tool.name, tool]));
  writeFiles(module, { "tools.json": `${JSON.stringify(byName)}\n` });
  await bundleModule({
    source: `
      import { LederkredsenTools } from "../editors/src/ckeditor5/lederkredsen-tools.ts";
      window.CKEditor5.lederkredsen = { LederkredsenTools };`,
    folder,
    file: join(module, "js/ckeditor5.js"),
    format: "iife",
    alias: { ckeditor5: join(folder, "src/ckeditor5-globals.js") },
  });
}
