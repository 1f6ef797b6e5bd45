import { preloadModule } from "./preload-module.ts";

/** For each file that a remote imports only later: every file that comes with it, and the integrity of each. */
export type LazyFiles = Readonly<Record<string, Readonly<Record<string, string>>>>;

type LazyImport = (path: string) => Promise<unknown>;

/**
 * Lets all files of the remote at `directory` import others later, by what stands in the list at `url`: a file that is
 * missing or changed, or that imports one that is, is not evaluated. The build puts calls of this in the place of
 * `import()`, which takes no integrity.
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
    await Promise.all(Object.entries(files[path] ?? {}).map(([file, hash]) => preloadModule(hrefOf(file), hash)));
    return import(/* @vite-ignore */ hrefOf(path)) as Promise<unknown>;
  };
}
