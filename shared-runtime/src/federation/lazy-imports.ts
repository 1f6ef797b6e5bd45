import { importFirst } from "./import-first.ts";
import type { LoadedParts } from "./loaded-parts.ts";
import { missing } from "./missing.ts";
import type { LazyImport } from "./part-file.ts";
import { preloadModule } from "./preload-module.ts";

/**
 * The files of each lazy import, with their integrity. The key is the file that a remote imports lazily, or the source
 * that one of its parts imports lazily. The files include the imported file. A part comes after the parts that it
 * needs.
 */
export type LazyFiles = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The path of a part's file. The group is the part's name. */
const partPath = /^parts\/(.+)\.js$/;

/**
 * Registers the checked lazy import of a remote under the folder of `url`, the address of the remote's list of lazy
 * files, and returns the import. A file is not evaluated if it, or a file that it imports, is missing or changed. The
 * build replaces each `import()`, which takes no integrity, by a call of the registered function.
 */
export function lazyImportOf(url: string, integrity: string, parts: () => LoadedParts): LazyImport {
  const global = globalThis as { [key: symbol]: Record<string, LazyImport> | undefined };
  const all = (global[Symbol.for("host-shell.lazy-imports")] ??= {});
  let list: Promise<LazyFiles> | undefined;
  const lazyImport: LazyImport = async (wanted) => {
    list ??= fetch(url, { integrity }).then((response) => response.json() as Promise<LazyFiles>);
    const files = await list.catch((error: unknown) => {
      list = undefined;
      throw error;
    });
    const hrefOf = (file: string): string => new URL(file, url).href;
    const hashes = files[wanted];
    if (!hashes) throw new Error(`${url} lists no ${wanted}`);
    const paths = Object.keys(hashes);
    const names = paths.flatMap((path) => partPath.exec(path)?.[1] ?? []);
    await Promise.all([
      parts().load(names, (name, addresses) =>
        importFirst(addresses, (address) => preloadChecked(address, hashes[`parts/${name}.js`] ?? "")),
      ),
      ...paths.filter((path) => !partPath.test(path)).map((path) => preloadChecked(hrefOf(path), hashes[path] ?? "")),
    ]);
    // For a source of a part, `wanted` is the path of the source, `#`, and the fingerprint of the source.
    const [source = "", fingerprint] = wanted.split("#");
    return fingerprint === undefined
      ? (import(/* @vite-ignore */ hrefOf(wanted)) as Promise<unknown>)
      : parts().namespaceOf(names.at(-1) ?? "", source);
  };
  return (all[new URL(".", url).href] = lazyImport);
}

async function preloadChecked(href: string, integrity: string): Promise<void> {
  // Browsers remember a module that failed to load until the page is left. They do not remember a fetch that failed.
  const response = await fetch(href, { integrity }).catch(() => undefined);
  if (!response?.ok) throw new Error(`${href} did not arrive as it was built`, { cause: missing });
  await preloadModule(href, integrity);
}
