/**
 * Whether a file of a version is one of common code, whose name is a hash of its content: all versions of all widgets serve
 * it at one address.
 */
export function isPart(path: string): boolean {
  return /^parts\/[\w-]{16}\.(?:js|css)$/.test(path);
}

/** The name of a part whose content has this integrity: the first 96 bits of its SHA-384, in characters for a file name. */
export function partName(integrity: string): string {
  return integrity
    .slice("sha384-".length, "sha384-".length + 16)
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}
