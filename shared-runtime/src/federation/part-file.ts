import type { ContainerModule } from "./remote.ts";

/**
 * Default export of the file of a part: the names of the shared modules and parts that the part needs; the function
 * that creates the part's exports from these, and from the remote's lazy import if the part imports lazily; and for
 * each source that is imported lazily, the places of its exports.
 */
export type PartFile = readonly [
  needs: readonly string[],
  create: (...given: readonly unknown[]) => readonly unknown[],
  lazySources?: Readonly<Record<string, Readonly<Record<string, number>>>>,
];

/** Imports what a remote does not need at its first mount: a file of the remote, or a source of one of its parts. */
export type LazyImport = (wanted: string) => Promise<unknown>;

interface PartInstance {
  /** The modules with which the instance was created. */
  readonly given: readonly unknown[];
  readonly exports: readonly unknown[];
  /** The lazy imports of the remotes that use the instance. */
  readonly lazyImports: Set<LazyImport>;
}

/** The loaded file of a part, and the instances made from this file. The container is a part without instances. */
export interface LoadedPart<File = PartFile | ContainerModule> {
  readonly file: File;
  readonly instances: PartInstance[];
}

/**
 * The addresses of the part's file, best first: the one that all remotes of a host share, and the remote's own copy. A
 * retried remote has addresses of its own (`~1/`), since browsers remember modules that failed.
 */
export function partAddresses(name: string, remote: string): readonly string[] {
  const attempt = /~\d+\/(?=[^/]*$)/.exec(remote)?.[0] ?? "";
  return [`${attempt && "../"}../../parts/${attempt}${name}.js`, `parts/${name}.js`].map(
    (path) => new URL(path, remote).href,
  );
}
