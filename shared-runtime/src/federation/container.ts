import { lazyImportOf } from "./lazy-imports.ts";
import { loadedParts } from "./loaded-parts.ts";
import type { Remote } from "./remote.ts";
import type { RemoteContainer, ShareScope } from "./share-scope.ts";
import { takeOffered } from "./take-offered.ts";

/** Exports of `own-copies.js`, which is fetched only if the page does not offer every shared module. */
export interface OwnCopiesModule {
  readonly resolve: (scope: ShareScope, modules: Record<string, unknown>) => Promise<void>;
}

/** The version of each shared module with which the remotes of this container were built; filled in by the build. */
declare const __BUILT__: Readonly<Record<string, string>>;

/** The container of a remote, which any Module Federation runtime can load. A failed `init` can be repeated. */
export function createContainer({ url, lazyFiles, parts: needed, modules, exposes }: Remote): RemoteContainer {
  let ready: Promise<void> | undefined;
  const made = new Map<string, unknown>();
  const lazyImport = lazyImportOf(new URL("lazy-files.json", url).href, lazyFiles, () => parts);
  const parts = loadedParts(url, modules, lazyImport);
  const share = async (scope: ShareScope): Promise<void> => {
    if (takeOffered(scope, __BUILT__, modules)) return;
    const { resolve } = (await lazyImport("own-copies.js")) as OwnCopiesModule;
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
      const create = exposes[expose];
      if (!create) throw new Error(`there is no ${expose}`);
      if (!made.has(expose)) made.set(expose, create(modules));
      return () => made.get(expose);
    },
  };
}
