import { missing } from "./missing.ts";

/**
 * Fetches a module ahead of its import. Rejects if it does not arrive or does not match `integrity`. The import must
 * wait for this, since `import()` has no integrity, and some browsers fetch a file again whose preload failed.
 */
export async function preloadModule(href: string, integrity: string): Promise<void> {
  const link = document.createElement("link");
  const fetched = new Promise((onload, reject) => {
    const onerror = () => reject(new Error(`${href} did not arrive as it was built`, { cause: missing }));
    document.head.append(Object.assign(link, { rel: "modulepreload", href, integrity, onload, onerror }));
  });
  if (link.relList.supports("modulepreload")) await fetched;
}
