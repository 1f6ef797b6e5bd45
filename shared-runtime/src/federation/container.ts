import { lazyImportOf } from "./lazy-imports.ts";
import { loadedParts } from "./loaded-parts.ts";
import { preloadModule } from "./preload-module.ts";
import type { RemoteContainer, ShareScope } from "./share-scope.ts";
import { takeOffered } from "./take-offered.ts";

/** Exports of `own-copies.js`, which is fetched only if the page does not offer every shared module. */
export interface OwnCopiesModule {
  readonly resolve: (scope: ShareScope, modules: Record<string, unknown>) => Promise<void>;
}

/** A file of the remote, and its integrity. */
interface CheckedFile {
  readonly url: string;
  readonly integrity: string;
}

export interface Remote {
  /** Address of the entry. */
  readonly url: string;
  /** For each shared module, the version that the remote was built with. */
  readonly built: Readonly<Record<string, string>>;
  /** The remote's `OwnCopiesModule`. */
  readonly ownCopies: CheckedFile;
  /** The list of what the remote imports lazily. */
  readonly lazyFiles: CheckedFile;
  /** Names of the parts of a first mount, each after those that it needs. */
  readonly parts: readonly string[];
  /** Filled before an exposed module is evaluated; the remote reads shared modules and parts from it. */
  readonly modules: Record<string, unknown>;
  readonly exposes: Readonly<Record<string, () => Promise<unknown>>>;
}

export interface ContainerModule {
  readonly createContainer: typeof createContainer;
}

/** The container of a remote, which any Module Federation runtime can load. A failed `init` can be repeated. */
export function createContainer({
  url,
  built,
  ownCopies,
  lazyFiles,
  parts: needed,
  modules,
  exposes,
}: Remote): RemoteContainer {
  let ready: Promise<void> | undefined;
  const lazyImport = lazyImportOf(lazyFiles, () => parts);
  const parts = loadedParts(url, modules, lazyImport);
  const share = async (scope: ShareScope): Promise<void> => {
    if (takeOffered(scope, built, modules)) return;
    await preloadModule(ownCopies.url, ownCopies.integrity);
    const { resolve } = (await import(/* @vite-ignore */ ownCopies.url)) as OwnCopiesModule;
    await resolve(scope, modules);
  };
  return {
    init: (scope) =>
      (ready ??= share(scope)
        .then(() => parts.load(needed))
        .catch((error: unknown) => {
          ready = undefined;
          throw error;
        })),
    get: async (expose) => {
      await ready;
      const module = await exposes[expose]?.();
      if (!module) throw new Error(`there is no ${expose}`);
      return () => module;
    },
  };
}
