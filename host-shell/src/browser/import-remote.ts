import type { WidgetModule } from "shared-runtime/contract/widget.ts";
import type { RegisteredVersion, RegistryDocument } from "../registry/registry-document.ts";
import type { RemoteContainer, ShareScope } from "./federation.ts";
import { registryUrl } from "./registry.ts";

/** A bare `import()` waits for ever on a server that does not answer. */
const timeoutMs = 10_000;

const remotes = new Map<string, Promise<WidgetModule>>();

/**
 * Loads a version's `./widget`, once per page however many placeholders ask for it. A failure is tried once more under
 * another address, since browsers remember modules that failed; then it is forgotten, so that a reader's retry starts
 * afresh.
 */
export function importRemote(registry: RegistryDocument, files: RegisteredVersion): Promise<WidgetModule> {
  let remote = remotes.get(files.entry);
  if (!remote) {
    preload(registry.platform.entry, registry.platform.integrity);
    preload(files.entry, files.integrity);
    remote = attempt(registry, files.entry)
      .catch(() => attempt(registry, files.entry, ++attempts))
      .catch((error: unknown) => {
        remotes.delete(files.entry);
        throw error;
      });
    remotes.set(files.entry, remote);
  }
  return remote;
}

let attempts = 0;

async function attempt(registry: RegistryDocument, entry: string, retry = 0): Promise<WidgetModule> {
  return inTime(async () => {
    // The platform must be evaluated before any remoteEntry is.
    const { shareScope } = await importFrom<{ shareScope: ShareScope }>(registry.platform.entry, retry);
    const remote = await importFrom<RemoteContainer>(entry, retry);
    await remote.init(shareScope, []);
    const { mount } = (await remote.get("./widget"))() as Partial<WidgetModule>;
    if (!mount) throw new Error(`${entry} exposes no mount`);
    return { mount };
  });
}

/** A retry asks for `…/~1/file.js`, which the server answers with the same file: all that it imports is new as well. */
function importFrom<Module>(path: string, retry: number): Promise<Module> {
  const url = addressOf(retry ? path.replace(/[^/]+$/, `~${retry}/$&`) : path);
  return import(/* @vite-ignore */ url) as Promise<Module>;
}

function inTime<Result>(work: () => Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs);
    work()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

export function addressOf(path: string): string {
  return new URL(path, registryUrl).href;
}

function preload(path: string, integrity: string): void {
  const href = addressOf(path);
  if (document.querySelector(`link[rel=modulepreload][href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, integrity }));
}
