import { preloadModule } from "shared-runtime/federation/preload-module.ts";
import { attemptAddress } from "../attempt-address.ts";
import { OwnPromise } from "../own-promise.ts";
import { retried } from "../retried.ts";

export interface ModuleFile {
  /** The path in the registry. */
  readonly entry: string;
  /** Empty if the registry has no integrity for it. */
  readonly integrity: string;
  /** Scripts that the module needs at once. */
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
  const arrived = new Set<string>();
  /** Addresses that failed or gave no answer in time. A widget that needs the same part must not ask them again. */
  const spent = new Set<string>();

  const preloadFrom = (url: string, integrity: string): Promise<void> => {
    const known =
      preloads.get(url) ??
      preloadModule(url, integrity).then(
        () => void arrived.add(url),
        (error: unknown) => {
          spent.add(url);
          throw error;
        },
      );
    preloads.set(url, known);
    return known;
  };

  const addressesAt = ({ parts = [], ...file }: ModuleFile, attempt: number) =>
    [file, ...parts].map(({ entry, integrity }) => ({ url: addressOf(attemptAddress(entry, attempt)), integrity }));

  /** The number of the first attempt, counted from `from`, whose addresses are all unspent. */
  const freeAttempt = (file: ModuleFile, from: number): number => {
    let attempt = from;
    while (addressesAt(file, attempt).some(({ url }) => spent.has(url))) attempt += 1;
    return attempt;
  };

  /**
   * The number of the first attempt by entry. The number is kept even if the preload fails before the work for the
   * module begins.
   */
  const firstAttempts = new Map<string, number>();
  const firstAttempt = (file: ModuleFile): number => {
    const first = firstAttempts.get(file.entry) ?? freeAttempt(file, 0);
    firstAttempts.set(file.entry, first);
    return first;
  };

  const preloadAll = async (file: ModuleFile, attempt: number): Promise<void> => {
    // The page may have replaced `Promise`, and the module that repairs `Promise` is imported by this function.
    await OwnPromise.all(addressesAt(file, attempt).map(({ url, integrity }) => preloadFrom(url, integrity)));
  };

  const attemptsAt = <Result>(file: ModuleFile, work: (url: string) => Promise<Result>) => {
    let last = -1;
    const attempts = retried(file.entry, async () => {
      const attempt = last < 0 ? firstAttempt(file) : freeAttempt(file, last + 1);
      last = attempt;
      await preloadAll(file, attempt);
      return work(addressOf(attemptAddress(file.entry, attempt)));
    });
    return (until: number): Promise<Result> =>
      attempts(until).catch((error: unknown) => {
        for (const { url } of addressesAt(file, last)) if (!arrived.has(url)) spent.add(url);
        throw error;
      });
  };

  return {
    preload: (file) => preloadAll(file, firstAttempt(file)),
    once<Result>(file: ModuleFile, until: number, work: (url: string) => Promise<Result>) {
      const { entry } = file;
      const once = works.get(entry) ?? attemptsAt(file, work);
      works.set(entry, once);
      return once(until) as Promise<Result>;
    },
  };
}

export function importModule<Module>(url: string): Promise<Module> {
  return import(/* @vite-ignore */ url) as Promise<Module>;
}
