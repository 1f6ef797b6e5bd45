import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { Hono } from "hono";
import type { BrowserFiles } from "./browser-files.ts";
import type { Registry } from "./registry.ts";
import { answerFile, answerVariants, type Variants } from "./serve-file.ts";

/** A year; the address changes with the content. */
const immutable = "public, max-age=31536000, immutable";
/** Pages find a new loader or registry within a minute, and never wait for it. */
const fresh = "public, max-age=60, stale-while-revalidate=600";

interface Options {
  readonly browser: BrowserFiles;
  readonly registry: () => Registry;
}

/** `/loader.js`, the platform chunk, fonts and styles, the registry, and the files of every registered version. */
export function createRegistryRoutes({ browser, registry }: Options): Hono {
  const routes = new Hono();
  let answer: { readonly revision: string; readonly variants: Variants } | undefined;

  routes.get("/loader.js", (c) => answerFile(c.req.raw, join(browser.directory, "loader.js"), fresh));

  routes.get("/widgets/registry.json", (c) => {
    const { document, revision } = registry();
    if (answer?.revision !== revision) answer = { revision, variants: variantsOf(JSON.stringify(document)) };
    return answerVariants(c.req.raw, answer.variants, { type: ".json", etag: `"${revision}"`, cacheControl: fresh });
  });

  // `~1/` before the file name is a retry of the loader: the same file under an address that never failed before.
  routes.get("/widgets/:name/:version/:path{.+}", (c) => {
    const { name, version } = c.req.param();
    const found = registry().find(name, version);
    const path = withoutRetry(c.req.param("path"));
    const known = found && (path === "widget.json" || Object.hasOwn(found.manifest.files, path));
    return known ? answerFile(c.req.raw, join(found.directory, path), immutable) : c.notFound();
  });

  routes.get("/:directory{platform|fonts|assets}/:path{.+}", (c) => {
    const path = withoutRetry(c.req.param("path"));
    return /^\w[\w.-]*$/.test(path)
      ? answerFile(c.req.raw, join(browser.directory, c.req.param("directory"), path), immutable)
      : c.notFound();
  });

  return routes;
}

function withoutRetry(path: string): string {
  return path.replace(/(^|\/)~\d+\//, "$1");
}

function variantsOf(text: string): Variants {
  return { identity: Buffer.from(text), br: brotliCompressSync(text), gzip: gzipSync(text) };
}
