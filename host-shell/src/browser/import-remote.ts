import type { WidgetModule } from "shared-runtime/contract/widget.ts";
import type { RemoteContainer, ShareScope } from "shared-runtime/federation/share-scope.ts";
import type { RegisteredVersion, RegistryDocument } from "../registry/registry-document.ts";
import { inTime } from "./in-time.ts";
import { linkElement } from "./link-element.ts";
import { registryUrl } from "./registry.ts";

/**
 * Loads a version's `./widget`, once per page however many placeholders ask for it. A remote is only imported once the
 * platform is there, since it reads the platform while it is evaluated; and a remote that fails never costs the page a
 * second platform.
 */
export async function importRemote({ platform }: RegistryDocument, files: RegisteredVersion): Promise<WidgetModule> {
  preload(addressOf(files.entry), files.integrity);
  const { shareScope } = await once(platform, importModule<{ readonly shareScope: ShareScope }>);
  return once(files, async (url) => {
    const remote = await importModule<RemoteContainer>(url);
    await remote.init(shareScope, []);
    const { mount } = (await remote.get("./widget"))() as Partial<WidgetModule>;
    if (!mount) throw new Error(`${url} exposes no mount`);
    return { mount };
  });
}

const results = new Map<string, Promise<unknown>>();
const attempts = new Map<string, number>();

interface ModuleFile {
  readonly entry: string;
  readonly integrity: string;
}

/**
 * Does the work for a module once and keeps its result. Of a failure, it is tried once more, and then forgotten, so that
 * a reader's retry starts afresh. A module that is not the one the registry describes fails.
 */
function once<Result>({ entry: path, integrity }: ModuleFile, work: (url: string) => Promise<Result>): Promise<Result> {
  const known = results.get(path) as Promise<Result> | undefined;
  if (known) return known;
  // Browsers remember modules that failed or are still on their way, so each attempt has its own address: the server
  // answers `…/~1/file.js` with the same file, and all that the module imports is new as well.
  const attempt = (): Promise<Result> => {
    const number = attempts.get(path) ?? 0;
    attempts.set(path, number + 1);
    const url = addressOf(number ? path.replace(/[^/]+$/, `~${number}/$&`) : path);
    // An import takes no integrity of its own; it takes what was preloaded with one, or fails with it.
    preload(url, integrity);
    return inTime(work(url));
  };
  const result = attempt()
    .catch(attempt)
    .catch((error: unknown) => {
      results.delete(path);
      throw error;
    });
  results.set(path, result);
  return result;
}

export function importModule<Module>(url: string): Promise<Module> {
  return import(/* @vite-ignore */ url) as Promise<Module>;
}

export function addressOf(path: string): string {
  return new URL(path, registryUrl).href;
}

function preload(href: string, integrity: string): void {
  if (!document.querySelector(`link[rel=modulepreload][href="${href}"]`)) {
    document.head.append(linkElement({ rel: "modulepreload", href, integrity }));
  }
}
