/** Endings of files and words of addresses that say nothing about a page. */
const meaningless = new Set(["html", "htm", "php", "aspx", "asp", "index", "default", "www", "pdf"]);
const longest = 200;

/**
 * "/raad/opsigelse-af-leder.aspx" -> "raad opsigelse af leder". Empty if the path has no words. The root of the site is
 * left out.
 */
export function wordsOfPath(pathname: string, root: string): string {
  const isBelow = root !== "/" && `${pathname}/`.startsWith(`${root}/`);
  const words = decoded(isBelow ? pathname.slice(root.length) : pathname)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !/^\d+$/.test(word) && !meaningless.has(word.toLowerCase()));
  return [...new Set(words)].join(" ").slice(0, longest).trim();
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
