import { missing } from "./missing.ts";
import { preloadModule } from "./preload-module.ts";

/**
 * For each file that a remote imports lazily: the files that are loaded with it, itself included, and their integrity.
 */
export type LazyFiles = Readonly<Record<string, Readonly<Record<string, string>>>>;

type LazyImport = (path: string) => Promise<unknown>;

/**
 * Registers the checked lazy import of the remote in the folder of `url`, the address of its list of lazy files. A file
 * is not evaluated if it, or a file that it imports, is missing or changed. The build replaces each `import()`, which
 * takes no integrity, by a call of the registered function.
 */
export function offerLazyImports(url: string, integrity: string): void {
  const global = globalThis as { [key: symbol]: Record<string, LazyImport> | undefined };
  const all = (global[Symbol.for("host-shell.lazy-imports")] ??= {});
  let list: Promise<LazyFiles> | undefined;
  all[new URL(".", url).href] = async (path) => {
    list ??= fetch(url, { integrity }).then((response) => response.json() as Promise<LazyFiles>);
    const files = await list.catch((error: unknown) => {
      list = undefined;
      throw error;
    });
    const hrefOf = (file: string): string => new URL(file, url).href;
    await Promise.all(
      Object.entries(files[path] ?? {}).map(async ([file, hash]) => {
        const href = hrefOf(file);
        // Fetched first: until the page is left, browsers remember that a module failed to load, but not that a fetch
        // did.
        const response = await fetch(href, { integrity: hash }).catch(() => undefined);
        if (!response?.ok) throw new Error(`${href} did not arrive as it was built`, { cause: missing });
        await preloadModule(href, hash);
      }),
    );
    return import(/* @vite-ignore */ hrefOf(path)) as Promise<unknown>;
  };
}
