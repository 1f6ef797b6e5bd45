import { preloadModule } from "shared-runtime/federation/preload-module.ts";
import { inTime, twice } from "../in-time.ts";
import { attemptAddress } from "./attempt-address.ts";

export interface ModuleFile {
  /** As the registry names it. */
  readonly entry: string;
  /** Empty if there is none. */
  readonly integrity: string;
}

export interface RetriedImport {
  /** Fetches a module ahead of its import. */
  readonly preload: (file: ModuleFile) => Promise<void>;
  /**
   * Does the work for a module once and keeps its result. Of a failure, it is tried once more, and then forgotten, so
   * that a reader's retry starts afresh. A module that is not the one the registry describes fails; one that is silent
   * until the time `until` is not asked twice, since the visitor has waited long enough.
   */
  readonly once: <Result>(file: ModuleFile, until: number, work: (url: string) => Promise<Result>) => Promise<Result>;
}

/** `addressOf` tells the absolute address of a path in the registry. */
export function createRetriedImport(addressOf: (path: string) => string): RetriedImport {
  const results = new Map<string, Promise<unknown>>();
  const attempts = new Map<string, number>();
  const preloads = new Map<string, Promise<void>>();

  const preloadFrom = (url: string, integrity: string): Promise<void> => {
    const known = preloads.get(url) ?? preloadModule(url, integrity);
    preloads.set(url, known);
    return known;
  };

  return {
    preload: ({ entry, integrity }) => preloadFrom(addressOf(entry), integrity),
    once<Result>({ entry: path, integrity }: ModuleFile, until: number, work: (url: string) => Promise<Result>) {
      const known = results.get(path) as Promise<Result> | undefined;
      if (known) return known;
      const attempt = (): Promise<Result> => {
        const number = attempts.get(path) ?? 0;
        attempts.set(path, number + 1);
        const url = addressOf(attemptAddress(path, number));
        return preloadFrom(url, integrity).then(() => work(url));
      };
      const result = inTime(path, twice(attempt, until), until).catch((error: unknown) => {
        results.delete(path);
        throw error;
      });
      results.set(path, result);
      return result;
    },
  };
}

export function importModule<Module>(url: string): Promise<Module> {
  return import(/* @vite-ignore */ url) as Promise<Module>;
}
