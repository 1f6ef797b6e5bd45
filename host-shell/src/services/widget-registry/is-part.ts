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
  const name = partPath.exec(path)?.[1];
  return name !== undefined && Object.hasOwn(files, path) && nameIn(files[path] ?? "") === name;
}
