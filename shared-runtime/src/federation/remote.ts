import type { RemoteContainer } from "./share-scope.ts";

/** What the entry of a remote gives its container. */
export interface Remote {
  /** Address of the entry. */
  readonly url: string;
  /** Integrity of `lazy-files.json`, the list of what the remote imports lazily. */
  readonly lazyFiles: string;
  /** Names of the parts of a first mount, each after those that it needs. */
  readonly parts: readonly string[];
  /** Filled before an exposed module is created; the remote reads shared modules and parts from it. */
  readonly modules: Record<string, unknown>;
  /** Creates each exposed module. */
  readonly exposes: Readonly<Record<string, (modules: Record<string, unknown>) => unknown>>;
}

/** The part with the code of the container. */
export interface ContainerModule {
  readonly createContainer: (remote: Remote) => RemoteContainer;
}
