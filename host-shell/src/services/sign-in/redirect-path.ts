const longest = 2_000;
/** Addresses that are not pages, or that would begin another sign-in. */
const notForVisitors = /^\/(?:api|test-identity|log-ind)(?:[/?#]|$)/i;

/**
 * Returns the path to go to after the sign-in: the requested path if it is on this site, otherwise `otherwise`. Rejects
 * every spelling that a browser could read as another site.
 */
export function redirectPathOf(requested: string | undefined, publicUrl: string, otherwise: string): string {
  if (requested === undefined || !isHarmless(requested)) return otherwise;
  const isPath = requested.startsWith("/");
  const url = URL.parse(requested, publicUrl);
  if (!url || url.origin !== new URL(publicUrl).origin || url.username !== "" || url.password !== "") return otherwise;
  if (!isPath && !/^https?:\/\//i.test(requested)) return otherwise;
  const path = url.pathname + url.search + url.hash;
  // Dot segments are resolved by now, which may leave two slashes at the beginning.
  return path.startsWith("//") || notForVisitors.test(path) ? otherwise : path;
}

/** Checks the text as it is, and again after each decoding. */
function isHarmless(requested: string): boolean {
  if (requested.length > longest) return false;
  let text = requested;
  for (let round = 0; round < 4; round += 1) {
    if (/[\0-\x1f\x7f\\]|^\s|^\/[/\\]/.test(text)) return false;
    const decoded = decodedOf(text);
    if (decoded === undefined) return false;
    if (decoded === text) return true;
    text = decoded;
  }
  return false;
}

function decodedOf(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
