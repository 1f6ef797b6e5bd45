/**
 * Whether a file of a version is one of common code, whose name is a hash of its content: all versions of all widgets serve
 * it at one address.
 */
export function isPart(path: string): boolean {
  return /^parts\/[\w-]{16}\.(?:js|css)$/.test(path);
}
