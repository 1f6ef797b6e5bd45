import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import type { RemoteManifest } from "shared-runtime/contract/remote-manifest.ts";
import { HostRefusal } from "./host-client.ts";

/** What is sent to a host: the manifest as it was written, and every file it lists. */
export interface BuiltVersion {
  readonly manifest: string;
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/** Builds a widget as `npm run build` does, and resolves with the folder it is in. */
export async function buildWidget(root: string): Promise<string> {
  const configFile = join(root, "vite.config.ts");
  if (!existsSync(configFile)) throw new HostRefusal(`There is no widget in ${root}.`);
  try {
    await build({ root, configFile, logLevel: "warn" });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new HostRefusal(`The widget in ${root} cannot be built, and nothing was published: ${reason}`, { cause });
  }
  return join(root, "dist");
}

export async function submissionOf(dist: string): Promise<BuiltVersion> {
  const manifest = await readFile(join(dist, "widget.json"), "utf8");
  const { files } = JSON.parse(manifest) as RemoteManifest;
  const entries = Object.keys(files).map(
    async (path) => [path, new Uint8Array(await readFile(join(dist, path)))] as const,
  );
  return { manifest, files: new Map(await Promise.all(entries)) };
}
