/**
 * Fetches a module, so that an import finds it there. Rejects if it does not come or is not what `integrity` says: an
 * import has no integrity of its own, and some browsers then fetch once more what failed before. Whoever imports waits.
 */
export async function preloadModule(href: string, integrity: string): Promise<void> {
  const link = document.createElement("link");
  const fetched = new Promise((onload, reject) => {
    const onerror = () => reject(new Error(`${href} did not arrive as it was built`));
    document.head.append(Object.assign(link, { rel: "modulepreload", href, integrity, onload, onerror }));
  });
  if (link.relList.supports("modulepreload")) await fetched;
}
