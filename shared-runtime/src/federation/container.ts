import { type OwnCopy, resolveShares } from "./resolve-shares.ts";
import type { RemoteContainer } from "./share-scope.ts";

interface Remote {
  /** Name and version of the remote, unique on a page. */
  readonly from: string;
  readonly own: Readonly<Record<string, OwnCopy>>;
  /** Filled before anything exposed is evaluated; the remote's imports of shared modules read it. */
  readonly modules: Record<string, unknown>;
  readonly exposes: Readonly<Record<string, () => Promise<unknown>>>;
}

/** The container of a remote, as any runtime of Module Federation loads it. `init` can be repeated after a failure. */
export function createContainer({ from, own, modules, exposes }: Remote): RemoteContainer {
  let ready: Promise<void> | undefined;
  return {
    init: (scope) =>
      (ready ??= resolveShares(scope, from, own, modules).catch((error: unknown) => {
        ready = undefined;
        throw error;
      })),
    get: async (expose) => {
      await ready;
      const load = exposes[expose];
      if (!load) throw new Error(`${from} exposes no ${expose}`);
      const module = await load();
      return () => module;
    },
  };
}
