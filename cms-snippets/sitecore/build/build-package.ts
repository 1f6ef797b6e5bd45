import { join } from "node:path";
import { linkProfile, type PlaceholderTool } from "../../../shared-runtime/src/editors/placeholder.ts";
import type { PackageOptions } from "../../build/build-cms.ts";
import { bundleModule } from "../../build/bundle-module.ts";
import { camelCase } from "../../build/names.ts";
import type { ShippedTool } from "../../build/shipped-tool.ts";
import { copyFiles, writeFiles } from "../../build/write-files.ts";
import { yamlOf } from "./item.ts";
import { itemsOf } from "./items-of.ts";
import { typesOf } from "./types-of.ts";

/** The folders of the content tree that the package contains, each with its name in the package. */
const includes = [
  { name: "templates", path: "/sitecore/templates/Project/Lederkredsen" },
  { name: "renderings", path: "/sitecore/layout/Renderings/Project/Lederkredsen" },
  { name: "placeholders", path: "/sitecore/layout/Placeholder Settings/Project/Lederkredsen" },
];

/** Writes the npm package `lederkredsen-sitecore`, with the items of the content tree. */
export async function buildPackage({ tools, folder, dist }: PackageOptions): Promise<void> {
  const names = tools.map(({ name }) => camelCase(name));
  await bundleModule({
    source: [
      `export { lederkredsenComponents } from "./src/lederkredsen-components.ts";`,
      ...tools.map((tool, index) => `export const ${names[index]} = ${JSON.stringify(usedPartOf(tool))};`),
      `export const allTools = [${names.join(", ")}];`,
    ].join("\n"),
    folder,
    file: join(dist, "index.js"),
    external: [/^react(\/|$)/],
  });
  writeFiles(dist, {
    "index.d.ts": typesOf(tools),
    "package.json": `${JSON.stringify(manifest, undefined, 2)}\n`,
    "items/lederkredsen.module.json": `${JSON.stringify(serialization, undefined, 2)}\n`,
    ...Object.fromEntries(itemsOf(tools).map((item) => [`items/${fileOf(item.path)}`, yamlOf(item)])),
  });
  copyFiles(folder, dist, { "README.md": "README.md", pictures: "pictures" });
}

const manifest = {
  name: "lederkredsen-sitecore",
  version: "1.0.0",
  description: "The tools of Lederkredsen as components for Sitecore's Content SDK.",
  license: "MIT",
  type: "module",
  sideEffects: false,
  exports: { ".": { types: "./index.d.ts", default: "./index.js" } },
  peerDependencies: { react: "^19.2.1" },
};

const serialization = {
  namespace: "Lederkredsen",
  items: {
    path: ".",
    includes: includes.map((include) => ({ ...include, allowedPushOperations: "CreateUpdateAndDelete" })),
  },
};

/** The part of a tool that a placeholder needs. Texts for editors would only make the pages of visitors larger. */
function usedPartOf({ name, profile, schema }: ShippedTool): PlaceholderTool {
  return {
    name,
    profile: linkProfile(profile),
    schema: {
      properties: Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([prop, { default: standard }]) => [
          prop,
          standard === undefined ? {} : { default: standard },
        ]),
      ),
    },
  };
}

/**
 * The file of an item: the name of its include, then the item's path, which begins with the last folder of the include.
 */
function fileOf(path: string): string {
  const include = includes.find((include) => path === include.path || path.startsWith(`${include.path}/`));
  if (!include) throw new Error(`No include of the package has ${path}.`);
  return `${include.name}${path.slice(include.path.lastIndexOf("/"))}.yml`;
}
