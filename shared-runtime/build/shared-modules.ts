import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { join } from "node:path";

/**
 * The modules that the platform chunk supplies and every remote shares. Each subpath needs its own share key: without
 * `react/jsx-runtime` or `react-dom/client` in the scope, `init` and `get` resolve but `mount` fails. Libraries that
 * tree-shake well (valibot, ky) are not shared: a whole library is larger than the parts that a widget bundles.
 */
export const sharedModules = [
  "react",
  "react/jsx-runtime",
  "react-dom",
  "react-dom/client",
  "xstate",
  "@xstate/react",
  // Shared, since components do not follow signals of another copy, and the session of a page consists of signals.
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
