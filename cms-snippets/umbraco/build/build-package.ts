import { join } from "node:path";
import type { PackageOptions } from "../../build/build-cms.ts";
import { bundleModule } from "../../build/bundle-module.ts";
import { copyFiles, writeFiles } from "../../build/write-files.ts";
import { manifest } from "./manifest.ts";

const backoffice = "@umbraco-cms/backoffice/tiptap";

/** The modules that the manifest names, with what each exports for the backoffice. */
const modules: Readonly<Record<string, string>> = {
  "widget-picker": `export { WidgetPicker as element } from "./src/widget-picker.ts";`,
  "widget-view": `export { WidgetView as element } from "./src/widget-view.ts";`,
  "tiptap-tool": `export { LederkredsenTiptapApi as api } from "./src/tiptap-tool.ts";`,
  "tiptap-toolbar": `export { LederkredsenTiptapToolbarApi as api } from "./src/tiptap-toolbar.ts";`,
};

/** Writes the folder to copy into a project of Umbraco: `App_Plugins`, `Views` and the helper in C#. */
export async function buildPackage({ folder, dist }: PackageOptions): Promise<void> {
  const plugin = join(dist, "App_Plugins/Lederkredsen");
  for (const [name, source] of Object.entries(modules)) {
    await bundleModule({
      source,
      folder,
      file: join(plugin, `${name}.js`),
      external: [backoffice],
      // Extensions use the backoffice's Tiptap, so that a page has only one copy.
      alias: { "@tiptap/core": backoffice, "@tiptap/pm/history": join(folder, "src/prosemirror-history.ts") },
    });
  }
  writeFiles(plugin, {
    "umbraco-package.json": `${JSON.stringify(manifest, undefined, 2)}\n`,
    "settings.json": `${JSON.stringify({ host: "" }, undefined, 2)}\n`,
  });
  copyFiles(folder, dist, {
    "README.md": "README.md",
    pictures: "pictures",
    csharp: "Lederkredsen",
    "views/lederkredsenWidget.cshtml": "Views/Partials/blockgrid/Components/lederkredsenWidget.cshtml",
  });
}
