import { preloadModule } from "./preload-module.ts";
import type { RemoteContainer, ShareScope } from "./share-scope.ts";
import { type takeOffered, widgetRuntime } from "./take-offered.ts";

/** What the module exports that is fetched only where a page does not offer all that a remote shares. */
export interface OwnCopiesModule {
  readonly resolve: (scope: ShareScope, modules: Record<string, unknown>) => Promise<void>;
}

interface RuntimeModule {
  readonly takeOffered: typeof takeOffered;
}

interface Remote {
  /** The version of every shared module that the remote was built with. */
  readonly built: Readonly<Record<string, string> & Record<typeof widgetRuntime, string>>;
  /** Where its `OwnCopiesModule` lies. */
  readonly ownCopies: { readonly url: string; readonly integrity: string };
  /** Filled before anything exposed is evaluated; the remote's imports of shared modules read it. */
  readonly modules: Record<string, unknown>;
  readonly exposes: Readonly<Record<string, () => Promise<unknown>>>;
}

/** The container of a remote, as any runtime of Module Federation loads it. `init` can be repeated after a failure. */
export function createContainer({ built, ownCopies, modules, exposes }: Remote): RemoteContainer {
  let ready: Promise<void> | undefined;
  const init = async (scope: ShareScope): Promise<void> => {
    // Who has an identical build of the runtime most likely has all else, and with it the way to take it.
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
