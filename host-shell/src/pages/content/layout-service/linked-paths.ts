import { canonicalPath } from "../../http/canonical-path.ts";

/** The most links of one page that are followed. */
const most = 500;

/**
 * Returns the paths to which a layout, as JSON, has links: texts, and attributes in rich text, that begin with exactly
 * one slash. Paths with a dot are files and are left out.
 */
export function linkedPaths(json: string): readonly string[] {
  const paths = new Set<string>();
  for (const [, raw = ""] of json.matchAll(/"(\/(?!\/)[^"\\?#\s<>.]*)(?=["\\?#])/g)) {
    const path = canonicalPath(raw.replaceAll("&amp;", "&"));
    if (path !== undefined && path !== "/") paths.add(path);
    if (paths.size === most) break;
  }
  return [...paths];
}
