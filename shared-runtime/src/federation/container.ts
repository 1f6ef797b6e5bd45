import { preloadModule } from "./preload-module.ts";
import type { RemoteContainer, ShareScope } from "./share-scope.ts";
import { type takeOffered, widgetRuntime } from "./take-offered.ts";

/** The exports of `own-copies.js`, which is fetched only if the page does not offer every shared module. */
export interface OwnCopiesModule {
  readonly resolve: (scope: ShareScope, modules: Record<string, unknown>) => Promise<void>;
}

interface RuntimeModule {
  readonly takeOffered: typeof takeOffered;
}

interface Remote {
  /** For each shared module, the version that the remote was built with. */
  readonly built: Readonly<Record<string, string> & Record<typeof widgetRuntime, string>>;
  /** Address and integrity of the remote's `OwnCopiesModule`. */
  readonly ownCopies: { readonly url: string; readonly integrity: string };
  /** Filled before an exposed module is evaluated; the remote's imports of shared modules read it. */
  readonly modules: Record<string, unknown>;
  readonly exposes: Readonly<Record<string, () => Promise<unknown>>>;
}

/** The container of a remote, which any Module Federation runtime can load. A failed `init` can be repeated. */
export function createContainer({ built, ownCopies, modules, exposes }: Remote): RemoteContainer {
  let ready: Promise<void> | undefined;
  const init = async (scope: ShareScope): Promise<void> => {
    // A page with an identical build of the widget runtime most likely offers the other shared modules as well. That
    // build has `takeOffered`.
    const runtime = scope[widgetRuntime]?.[built[widgetRuntime]]?.lib?.() as RuntimeModule | undefined;
    if (runtime?.takeOffered(scope, built, modules)) return;
    await preloadModule(ownCopies.url, ownCopies.integrity);
    const { resolve } = (await import(/* @vite-ignore */ ownCopies.url)) as OwnCopiesModule;
    await resolve(scope, modules);
  };
  return {
    init: (scope) =>
      (ready ??= init(scope).catch((error: unknown) => {
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
