import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { rolldown } from "rolldown";
import { minify } from "rolldown/utils";

/**
 * Merges `remoteEntry.js` with everything a page needs for a first mount into one file. The federation plugin spreads
 * that over seven small files; one is a single request, compresses better, and is a single thing that can fail.
 * The fallback copies of the shared modules stay files of their own, fetched only where no shared copy fits. What is
 * merged must not be minified yet: the names and marks that it is still shaken by would be gone.
 *
 * `merged` holds the absolute paths of the files to merge; those that no other file imports are removed.
 */
export async function mergeEntry(dist: string, merged: ReadonlySet<string>): Promise<void> {
  const entry = join(dist, "remoteEntry.js");
  const bundle = await rolldown({
    input: entry,
    // A shared module is read for all its exports; those that the widget does not use go.
    treeshake: { propertyReadSideEffects: false },
    plugins: [
      {
        name: "keep-fallbacks-apart",
        resolveId(source, importer) {
          if (importer === undefined) return undefined;
          const path = join(dirname(importer), source);
          if (merged.has(path)) return path;
          return { id: `./${relative(dist, path)}`, external: "relative" };
        },
      },
    ],
  });
  const { output } = await bundle.generate({ format: "es", codeSplitting: false, minify: true });
  await bundle.close();
  const [chunk] = output;
  writeFileSync(entry, chunk.code);
  for (const file of withoutUnreached(dist, entry)) {
    const { code, errors } = await minify(file, readFileSync(file, "utf8"), {
      module: true,
      compress: true,
      mangle: true,
    });
    if (errors.length > 0) throw new AggregateError(errors, `${file} cannot be minified`);
    writeFileSync(file, code);
  }
}

/** Removes the scripts that can no longer be reached from the entry, and names those that can. */
function withoutUnreached(dist: string, entry: string): readonly string[] {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const [, path] of readFileSync(file, "utf8").matchAll(
      /(?:from|import)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g,
    )) {
      visit(join(dirname(file), path ?? ""));
    }
  };
  visit(entry);
  for (const path of readdirSync(dist, { recursive: true, encoding: "utf8" })) {
    if (path.endsWith(".js") && !reached.has(join(dist, path))) rmSync(join(dist, path));
  }
  return [...reached].filter((file) => file !== entry);
}
