/** The two functions every `remoteEntry.js` exports. */
export interface RemoteContainer {
  readonly init: (scope: ShareScope, initScope: readonly unknown[]) => Promise<void> | void;
  readonly get: (expose: string) => Promise<() => unknown>;
}

/** Package or subpath, then version, then the copy that is offered under it. */
export type ShareScope = Record<string, Record<string, SharedCopy>>;

export interface SharedCopy {
  readonly version: string;
  readonly from: string;
  readonly scope: readonly string[];
  readonly useIn: string[];
  readonly deps: readonly string[];
  readonly loaded: true;
  readonly lib: () => unknown;
  readonly get: () => Promise<() => unknown>;
  readonly shareConfig: { readonly singleton: true; readonly requiredVersion: string };
  readonly strategy: "loaded-first";
}
