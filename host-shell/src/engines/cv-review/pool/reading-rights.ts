import { createRequire, findPackageJSON } from "node:module";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The flags by which Node gives a reading process no right but to read its own code: no other files, no writing, no
 * processes. Add-ons and threads are allowed until they are started: pdf.js draws with a native canvas.
 */
export function readingRights(entry: URL): readonly string[] {
  return [
    "--permission",
    "--allow-addons",
    "--allow-worker",
    // Says at each start that the two flags above are dangerous; `dropRights` gives them up.
    "--disable-warning=SecurityWarning",
    // The rights to files do not bind SQLite: it attaches and writes databases anywhere.
    "--no-experimental-sqlite",
    ...ownFiles(entry).map((path) => `--allow-fs-read=${path}`),
  ];
}

/** Gives up what a thread needs only while it starts. */
export function dropRights(): void {
  const { permission } = process as { readonly permission?: { readonly drop?: (right: string) => void } };
  permission?.drop?.("worker");
  permission?.drop?.("addon");
}

/** The build, or the sources where it runs from these, and the packages of both. Paths of folders end in a separator. */
export function ownFiles(entry: URL): readonly string[] {
  const { resolve } = createRequire(import.meta.url);
  const manifest = findPackageJSON(import.meta.url) ?? "";
  const runsFromSource = entry.pathname.endsWith(".ts");
  const folders = [
    runsFromSource ? join(dirname(manifest), "src") : dirname(fileURLToPath(entry)),
    dirname(dirname(resolve("pdfjs-dist/package.json"))),
    ...(runsFromSource ? [dirname(findPackageJSON("shared-runtime", import.meta.url) ?? manifest)] : []),
  ];
  return [manifest, ...folders.map((folder) => folder + sep)];
}
