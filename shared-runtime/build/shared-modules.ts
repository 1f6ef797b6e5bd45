import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { join } from "node:path";

/**
 * The modules that the platform chunk supplies and every remote shares. A subpath is a share key of its own: without
 * `react/jsx-runtime` or `react-dom/client` in the scope, `init` and `get` resolve and `mount` then fails.
 * Libraries that tree-shake well (valibot, ky) are not here: shared whole they cost more than bundled.
 */
export const sharedModules = [
  "react",
  "react/jsx-runtime",
  "react-dom",
  "react-dom/client",
  "xstate",
  "@xstate/react",
  // Signals of one copy tell nothing to components that read them by another: the page's session is made of them.
  "@preact/signals-core",
  "@preact/signals-react",
  "@preact/signals-react/runtime",
] as const;

/** The version of a shared module that is installed for the package in `root`. */
export function versionOf(module: string, root: string): string {
  const file = findPackageJSON(packageOf(module), join(root, "package.json"));
  if (file === undefined) throw new Error(`${module} is not installed for ${root}`);
  return (JSON.parse(readFileSync(file, "utf8")) as { readonly version: string }).version;
}

function packageOf(module: string): string {
  const parts = module.split("/");
  return module.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? module);
}
