import { preloadModule } from "shared-runtime/federation/preload-module.ts";
import { attemptAddress } from "../attempt-address.ts";
import { OwnPromise } from "../own-promise.ts";
import { retried } from "../retried.ts";

export interface ModuleFile {
  /** The path in the registry. */
  readonly entry: string;
  /** Empty if the registry has no integrity for it. */
  readonly integrity: string;
  /** Scripts that it needs at once. */
  readonly parts?: readonly ModuleFile[];
}

export interface RetriedImport {
  /** Fetches a module ahead of its import. */
  readonly preload: (file: ModuleFile) => Promise<void>;
  /**
   * Does the work for a module once per page, as `retried` does. A file that does not match its integrity in the
   * registry counts as failed.
   */
  readonly once: <Result>(file: ModuleFile, until: number, work: (url: string) => Promise<Result>) => Promise<Result>;
}

/** `addressOf` returns the absolute address of a path in the registry. */
export function createRetriedImport(addressOf: (path: string) => string): RetriedImport {
  const works = new Map<string, (until: number) => Promise<unknown>>();
  const preloads = new Map<string, Promise<void>>();

  const preloadFrom = (url: string, integrity: string): Promise<void> => {
    const known = preloads.get(url) ?? preloadModule(url, integrity);
    preloads.set(url, known);
    return known;
  };

  const preloadAll = async ({ parts = [], ...file }: ModuleFile, attempt: number): Promise<void> => {
    // The page may have replaced `Promise`, and what repairs it is imported here.
    await OwnPromise.all(
      [file, ...parts].map(({ entry, integrity }) => preloadFrom(addressOf(attemptAddress(entry, attempt)), integrity)),
    );
  };

  return {
    preload: (file) => preloadAll(file, 0),
    once<Result>(file: ModuleFile, until: number, work: (url: string) => Promise<Result>) {
      const { entry } = file;
      const once =
        works.get(entry) ??
        retried(entry, async (attempt) => {
          await preloadAll(file, attempt);
          return work(addressOf(attemptAddress(entry, attempt)));
        });
      works.set(entry, once);
      return once(until) as Promise<Result>;
    },
  };
}

export function importModule<Module>(url: string): Promise<Module> {
  return import(/* @vite-ignore */ url) as Promise<Module>;
}
