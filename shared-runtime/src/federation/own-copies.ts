import { preloadModule } from "./preload-module.ts";
import type { OwnCopy } from "./resolve-shares.ts";

/** For each shared module the files that a remote's own copy of it consists of, as they lie beside `base`. */
export type OwnFiles = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface CarriedCopies {
  readonly built: Readonly<Record<string, string>>;
  readonly load: Readonly<Record<string, () => Promise<unknown>>>;
  /** Paths and integrity of each file. */
  readonly files: OwnFiles;
  readonly base: string;
}

/**
 * The copies of shared modules that a remote carries along. Of each, all files are preloaded at once, so that they
 * arrive together instead of one import after the other; loading rejects if one of them is missing or changed.
 */
export function ownCopies({ built, load, files, base }: CarriedCopies): Readonly<Record<string, OwnCopy>> {
  const preloads = new Map<string, Promise<void>>();
  const preload = (path: string, integrity: string): Promise<void> => {
    const known = preloads.get(path);
    if (known) return known;
    const preloaded = preloadModule(new URL(path, base).href, integrity).catch((error: unknown) => {
      preloads.delete(path);
      throw error;
    });
    preloads.set(path, preloaded);
    return preloaded;
  };
  const fetchFiles = (name: string) =>
    Promise.all(Object.entries(files[name] ?? {}).map(([path, integrity]) => preload(path, integrity)));

  return Object.fromEntries(
    Object.entries(load).map(([name, importCopy]) => [
      name,
      {
        version: built[name] ?? "",
        // What does not arrive, the loading is told.
        prefetch: () => void fetchFiles(name).catch(() => undefined),
        load: () => fetchFiles(name).then(importCopy),
      },
    ]),
  );
}
