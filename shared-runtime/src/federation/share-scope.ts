/** The exports of every `remoteEntry.js`: the two functions of Module Federation's container protocol. */
export interface RemoteContainer {
  readonly init: (scope: ShareScope, initScope?: readonly unknown[]) => Promise<void> | void;
  readonly get: (expose: string) => Promise<() => unknown>;
}

/** By the name of a shared module, then by version: the offered copy. */
export type ShareScope = Record<string, Record<string, SharedCopy>>;

/** A copy of a shared module, with the fields that every Module Federation runtime reads. */
export interface SharedCopy {
  readonly version: string;
  /** Name of the provider: the platform, or a remote. */
  readonly from: string;
  /** Provider of the React that this copy was linked with, if it calls hooks. */
  readonly linkedWith?: string | undefined;
  readonly scope: readonly string[];
  readonly useIn: string[];
  readonly deps: readonly string[];
  loaded: boolean;
  lib?: () => unknown;
  readonly get: () => Promise<() => unknown>;
  readonly shareConfig: { readonly singleton: true; readonly requiredVersion: string };
  readonly strategy: "loaded-first";
}

interface CopySource {
  readonly lib?: () => unknown;
  readonly load: () => Promise<unknown>;
  readonly linkedWith?: string | undefined;
}

/** Describes a copy that is loaded already (`lib`) or is fetched on demand (`load`). */
export function sharedCopy(version: string, from: string, { lib, load, linkedWith }: CopySource): SharedCopy {
  const copy: SharedCopy = {
    version,
    from,
    linkedWith,
    scope: ["default"],
    useIn: [],
    deps: [],
    loaded: lib !== undefined,
    ...(lib && { lib }),
    get: async () => {
      const module = await load();
      copy.loaded = true;
      return (copy.lib = () => module);
    },
    shareConfig: { singleton: true, requiredVersion: `^${version}` },
    strategy: "loaded-first",
  };
  return copy;
}
