/**
 * Normalizes a request's path: decoded, lower case, single slashes, none at the end. Returns `undefined` for a path that
 * cannot be the path of a page.
 */
export function canonicalPath(rawPath: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(rawPath);
  } catch {
    return undefined;
  }
  // No page has control characters, backslashes or dot segments in its path.
  if (decoded.length > 512 || /[\0-\x1f\x7f\\]|(^|\/)\.{1,2}(\/|$)/.test(decoded)) return undefined;
  const path = decoded
    .normalize("NFC")
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/(?!^)\/$/, "");
  return path.startsWith("/") ? path : undefined;
}

/** Encodes a path for use in a URL. */
export function encodedPath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
