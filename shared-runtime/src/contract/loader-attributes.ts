import { nearest } from "./nearest.ts";

/** Values of `data-widget-load`, the default first. */
export const loadValues = ["visible", "idle", "eager", "interaction"] as const;

/** Values of `data-widget-fallback`, the default first. */
export const fallbackValues = ["message", "none"] as const;

/** The attributes of a placeholder that the loader reads. The loader writes `state` and `version-loaded` itself. */
const known = /^data-(site-)?widget(-(load|fallback|version|editing|shadow|state|version-loaded))?$/;

/**
 * Returns an object if an attribute's name has the loader's prefix, but the loader does not know it. `meant` is the nearest
 * known name; absent if all are too different: `data-widget-lod` -> `data-widget-load`.
 */
export function misspelledLoaderAttribute(name: string): { readonly meant?: string } | undefined {
  const [, prefix, end = ""] = /^(data-(?:site-)?widget)(-.*)?$/.exec(name) ?? [];
  if (prefix === undefined || known.test(name)) return undefined;
  // The common prefix is left out of the comparison, since it would make all names similar.
  const meant = nearest(end, ["-load", "-version", "-editing", "-fallback"]);
  return meant === undefined ? {} : { meant: prefix + meant };
}
