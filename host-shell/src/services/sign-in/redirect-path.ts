const longest = 2_000;
/** Addresses that answer no visitor, or that would begin the next sign-in. */
const notForVisitors = /^\/(?:api|test-identity|log-ind)(?:[/?#]|$)/i;

/**
 * Where to go after the sign-in: the wish, if it is an address of this site, else its front page. What a browser could
 * read as another site is no wish, however it is written.
 */
export function redirectPathOf(wish: string | undefined, publicUrl: string): string {
  if (wish === undefined || !isHarmless(wish)) return "/";
  const isPath = wish.startsWith("/");
  const url = URL.parse(wish, publicUrl);
  if (!url || url.origin !== new URL(publicUrl).origin || url.username !== "" || url.password !== "") return "/";
  if (!isPath && !/^https?:\/\//i.test(wish)) return "/";
  const path = url.pathname + url.search + url.hash;
  // Dot segments are resolved by now, and may have left a second slash in front.
  return path.startsWith("//") || notForVisitors.test(path) ? "/" : path;
}

/** Looks at it as it is and as it reads when it is decoded, more than once if somebody encoded it more than once. */
function isHarmless(wish: string): boolean {
  if (wish.length > longest) return false;
  let text = wish;
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
