/**
 * The one spelling of a request's path under which content is kept: decoded, lower case, single slashes, none at the
 * end. `undefined` for a path that cannot name a page.
 */
export function canonicalPath(rawPath: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
  // Control characters, backslashes and dot segments name no page in any content source.
  if (decoded.length > 512 || /[\0-\x1f\x7f\\]|(^|\/)\.{1,2}(\/|$)/.test(decoded)) return undefined;
  const path = decoded
    .normalize("NFC")
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?!^)\/$/, "");
  return path.startsWith("/") ? path : undefined;
}

/** The path as it stands in an address. */
export function encodedPath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
