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
  "@preact/signals-react",
  "@preact/signals-react/runtime",
] as const;

/** The npm package that a shared module belongs to. */
export function packageOf(module: string): string {
  const parts = module.split("/");
  return module.startsWith("@") ? parts.slice(0, 2).join("/") : (parts[0] ?? module);
}
