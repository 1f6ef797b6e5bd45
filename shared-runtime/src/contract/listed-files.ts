import type { RemoteManifest } from "./widget-manifest.ts";

/** A file of a version, with the hash that its manifest states. */
export interface ListedFile {
  /** As the manifest names it. */
  readonly path: string;
  readonly integrity: string;
}

/** Every file of a version. `widget.json` itself and its signatures are not among them. */
export function listedFiles({ files }: Pick<RemoteManifest, "files">): readonly ListedFile[] {
  return Object.entries(files).map(([path, integrity]) => ({ path, integrity }));
}

/** The names under which a host keeps and serves the manifest of a version and its signatures. */
export const manifestFile = "widget.json";
export const signaturesFile = "widget.signatures.json";
