import type { RemoteManifest } from "shared-runtime/contract/widget-manifest.ts";
import { nameIn } from "shared-runtime/node/hashes.ts";

const partPath = /^parts\/([\w-]{16})\.(?:js|css)$/;

/** Whether a path has the form of the paths of common code: `parts/` and a hash of the content. */
export function isPartPath(path: string): boolean {
  return partPath.test(path);
}

/**
 * Whether a file of a version is one of common code, and its name is the hash of its content. All versions of all widgets
 * serve it at one address, so that a file with another content must never be served there.
 */
export function isPart({ files }: Pick<RemoteManifest, "files">, path: string): boolean {
  return Object.hasOwn(files, path) && partPath.exec(path)?.[1] === nameIn(files[path] ?? "");
}

/** The paths of the parts that a first mount loads: those that the platform does not hold. */
export function loadedParts(
  { parts = [] }: Pick<RemoteManifest, "parts">,
  carried: readonly string[],
): readonly string[] {
  return parts.filter((path) => !carried.includes(path));
}
