import { canonicalPath } from "../../http/canonical-path.ts";

/** The links of one page that are followed. */
const most = 500;

/**
 * Returns the paths that the JSON of a layout leads to: texts and attributes in rich text that begin with one slash. Files
 * have a dot in their path, and pages have none.
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
