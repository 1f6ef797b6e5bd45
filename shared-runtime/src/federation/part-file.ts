import type { ContainerModule } from "./remote.ts";

/**
 * Default export of the file of a part: the names of the shared modules and parts that it needs; the function that
 * creates what it exports from them, and from the remote's lazy import if it has lazy imports; and for each source that
 * is imported lazily, the places of its exports.
 */
export type PartFile = readonly [
  needs: readonly string[],
  create: (...given: readonly unknown[]) => readonly unknown[],
  lazySources?: Readonly<Record<string, Readonly<Record<string, number>>>>,
];

/** Imports a file of a remote, or a source of one of its parts, that is not needed at its first mount. */
export type LazyImport = (wanted: string) => Promise<unknown>;

interface PartInstance {
  /** The modules that it was created with. */
  readonly given: readonly unknown[];
  readonly exports: readonly unknown[];
  /** Of the remotes that use it. */
  readonly lazyImports: Set<LazyImport>;
}

/** A file of a part that has arrived, and what was created of it. The container is a part that creates nothing. */
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
