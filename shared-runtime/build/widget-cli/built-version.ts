import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { messageOf } from "../../src/node/message-of.ts";
import { build, createLogger } from "vite";
import type { RemoteManifest } from "shared-runtime/contract/widget-manifest.ts";
import { HostRefusal } from "../host-cli/host-call.ts";
import { readWidgetPackage } from "../widget-package.ts";

/** A build that is sent to a host: the text of the manifest, and all files that it names. */
export interface BuiltVersion {
  readonly manifest: string;
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/** Builds a widget as `npm run build` does. Resolves with the folder of the build. */
export async function buildVersion(root: string): Promise<string> {
  const configFile = join(root, "vite.config.ts");
  if (!existsSync(configFile)) throw new HostRefusal(`There is no widget in ${root}.`);
  try {
    // Without errors, since Vite also throws the errors that it logs.
    await build({ root, configFile, logLevel: "warn", customLogger: { ...createLogger("warn"), error: () => {} } });
  } catch (cause) {
    const reason = reasonOf(cause, root);
    throw new HostRefusal(`The widget in ${root} cannot be built, and nothing was published:\n${reason}`, { cause });
  }
  return join(root, "dist");
}

/**
 * The version that a build would have; `undefined` if it cannot be read, in which case the build reports the reason.
 */
export function plannedVersion(root: string): string | undefined {
  try {
    return readWidgetPackage(root).version;
  } catch {
    return undefined;
  }
}

const framing = /^((Error: )?Build failed with \d+ errors?:|\[plugin [\w-]+\]|)$/;

/** The message of the compiler or the widget as plain text, with stack lines of the widget only. */
function reasonOf(cause: unknown, root: string): string {
  const message = messageOf(cause);
  return stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => !framing.test(line))
    .filter((line) => !/^\s+at /.test(line) || line.includes(join(root, "src")))
    .join("\n")
    .trim();
}

export async function submissionOf(dist: string): Promise<BuiltVersion> {
  const manifest = String(await readBuilt(dist, "widget.json"));
  const { files } = JSON.parse(manifest) as RemoteManifest;
  const entries = Object.keys(files).map(async (path) => [path, new Uint8Array(await readBuilt(dist, path))] as const);
  return { manifest, files: new Map(await Promise.all(entries)) };
}

function readBuilt(dist: string, path: string): Promise<Buffer> {
  return readFile(join(dist, path)).catch((cause: unknown) => {
    throw new HostRefusal(
      `${join(dist, path)} does not exist: another build of this widget may be under way. Publish again when it has ended.`,
      { cause },
    );
  });
}
