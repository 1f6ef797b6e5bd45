import { preloadModule } from "./preload-module.ts";
import type { OwnCopy } from "./resolve-shares.ts";

/** For each shared module, the files of the remote's own copy: path relative to `base`, and integrity. */
export type OwnFiles = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface CarriedCopies {
  readonly built: Readonly<Record<string, string>>;
  readonly load: Readonly<Record<string, () => Promise<unknown>>>;
  readonly files: OwnFiles;
  readonly base: string;
}

/**
 * The remote's own copies of shared modules. All files of a copy are preloaded at once, instead of one import after the
 * other. `load` rejects if a file is missing or changed.
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
        // Ignores the failure, which `load` reports.
        prefetch: () => void fetchFiles(name).catch(() => undefined),
        load: () => fetchFiles(name).then(importCopy),
      },
    ]),
  );
}
