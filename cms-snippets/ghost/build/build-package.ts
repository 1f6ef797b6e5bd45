import type { PackageOptions } from "../../build/build-cms.ts";
import { loaderLine, pastedPlaceholder } from "../../build/pasted-html.ts";
import { copyFiles, writeFiles } from "../../build/write-files.ts";

/** Writes what editors of Ghost paste: a card for each tool, the code injection of the site, and partials of a theme. */
export function buildPackage({ tools, folder, dist }: PackageOptions): void {
  writeFiles(dist, {
    "code-injection.html": `${loaderLine}\n`,
    ...Object.fromEntries(
      tools.flatMap((tool) => [
        [`cards/${tool.name}.html`, card(pastedPlaceholder(tool))],
        [`partials/lederkredsen-${tool.name}.hbs`, `${pastedPlaceholder(tool)}\n`],
      ]),
    ),
  });
  copyFiles(folder, dist, { "README.md": "README.md", pictures: "pictures" });
}

/** An import of Ghost keeps a `div` only between these comments. */
function card(html: string): string {
  return `<!--kg-card-begin: html-->\n${html}\n<!--kg-card-end: html-->\n`;
}
