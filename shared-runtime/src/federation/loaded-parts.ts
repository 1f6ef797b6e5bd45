import { partsOfPage } from "./carry-parts.ts";
import { importFirst } from "./import-first.ts";
import { type LazyImport, type LoadedPart, type PartFile, partAddresses } from "./part-file.ts";

export interface LoadedParts {
  /** Puts the exports of parts into the remote's modules. In `names`, a part comes after the parts that it needs. */
  readonly load: (names: readonly string[], fetchFile?: FetchFile) => Promise<void>;
  /** The exports of one source of a loaded part. */
  readonly namespaceOf: (name: string, source: string) => Readonly<Record<string, unknown>>;
}

/** Fetches the file of a part, from the first address that has it. */
export type FetchFile = (name: string, addresses: readonly string[]) => Promise<{ readonly default: PartFile }>;

const all = partsOfPage() as Record<string, LoadedPart<PartFile>>;

/**
 * The parts of the remote at `url`. The exports of a part are created once for all remotes that give it the same
 * modules: a remote with its own copy of React gets exports that use this copy.
 */
export function loadedParts(url: string, modules: Record<string, unknown>, lazyImport: LazyImport): LoadedParts {
  const create = (name: string): readonly unknown[] => {
    const { file, instances } = all[name] as LoadedPart<PartFile>;
    const [needs, make] = file;
    const given = needs.map((needed) => modules[needed]);
    const known = instances.find((other) => other.given.every((module, index) => module === given[index]));
    if (known) {
      known.lazyImports.add(lazyImport);
      return known.exports;
    }
    const lazyImports = new Set([lazyImport]);
    const exports = make(...given, (wanted: string) => importBy(lazyImports, wanted));
    instances.push({ given, exports, lazyImports });
    return exports;
  };
  return {
    load: async (names, fetchFile = (_name, addresses) => importFirst(addresses)) => {
      await Promise.all(
        names
          .filter((name) => !all[name])
          .map(async (name) => {
            const { default: file } = await fetchFile(name, partAddresses(name, url));
            all[name] ??= { file, instances: [] };
          }),
      );
      for (const name of names) modules[name] = create(name);
    },
    namespaceOf: (name, source) => {
      const exports = modules[name] as readonly unknown[];
      const places = all[name]?.file[2]?.[source] ?? {};
      return Object.fromEntries(Object.entries(places).map(([exported, place]) => [exported, exports[place]]));
    },
  };
}

/** Imports lazily with the first remote that succeeds. All remotes were built with the file, but a host may lack it. */
async function importBy(remotes: Iterable<LazyImport>, wanted: string): Promise<unknown> {
  const errors: unknown[] = [];
  for (const lazyImport of remotes) {
    try {
      return await lazyImport(wanted);
    } catch (error) {
      errors.push(error);
    }
  }
  throw errors[0];
}
