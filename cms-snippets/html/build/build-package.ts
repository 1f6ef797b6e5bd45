import type { PackageOptions } from "../../build/build-cms.ts";
import { loaderLine, pastedPlaceholder } from "../../build/pasted-html.ts";
import type { ShippedTool } from "../../build/shipped-tool.ts";
import { copyFiles, writeFiles } from "../../build/write-files.ts";

/** Writes the HTML to paste for each tool, and a whole page with it. */
export function buildPackage({ tools, folder, dist }: PackageOptions): void {
  writeFiles(dist, {
    "loader.html": `${loaderLine}\n`,
    ...Object.fromEntries(
      tools.flatMap((tool) => [
        [`${tool.name}.html`, `${pastedPlaceholder(tool)}\n`],
        [`pages/${tool.name}.html`, page(tool)],
      ]),
    ),
  });
  copyFiles(folder, dist, { "README.md": "README.md", pictures: "pictures" });
}

function page(tool: ShippedTool): string {
  return `<!doctype html>
<html lang="da">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${tool.profile.title}</title>
${loaderLine}
</head>
<body>
<main>
<h1>${tool.profile.title}</h1>
${pastedPlaceholder(tool)}
</main>
</body>
</html>
`;
}
