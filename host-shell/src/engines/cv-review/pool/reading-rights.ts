import { createRequire, findPackageJSON } from "node:module";
import { dirname, join, sep } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The flags by which Node lets a reading process read its own code, but not read other files, write files, or start
 * processes. Add-ons and threads are allowed until `dropRights`, since pdf.js draws with a native canvas.
 */
export function readingRights(entry: URL): readonly string[] {
  return [
    "--permission",
    "--allow-addons",
    "--allow-worker",
    // Hides a warning that the two rights allowed above are dangerous; `dropRights` gives up these rights.
    "--disable-warning=SecurityWarning",
    // The permission model does not cover SQLite, which writes databases anywhere.
    "--no-experimental-sqlite",
    ...ownFiles(entry).map((path) => `--allow-fs-read=${path}`),
  ];
}

/** Gives up the rights that a thread needs only while it starts. */
export function dropRights(): void {
  const { permission } = process as { readonly permission?: { readonly drop?: (right: string) => void } };
  permission?.drop?.("worker");
  permission?.drop?.("addon");
}

/** The paths that a reading process needs: the build or the sources, and their packages. Paths of folders end in a separator. */
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
