import { type Context, Hono } from "hono";
import { answerBody } from "../http/answer-body.ts";
import { type CodedBody, encodeBody } from "../http/coded-body.ts";
import type { BrowserFiles } from "./browser-files.ts";
import type { Registry } from "./registry.ts";
import { contentTypeOf } from "./served-files.ts";

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
  let encoded: { readonly of: Registry; readonly body: Promise<CodedBody> } | undefined;

  const file = (c: Context, path: string, body: CodedBody | undefined, cacheControl: string): Response => {
    if (!body) return c.text("Not found", 404, { "cache-control": "no-store" });
    // Widgets stand on pages of other origins.
    c.header("access-control-allow-origin", "*");
    c.header("cross-origin-resource-policy", "cross-origin");
    c.header("timing-allow-origin", "*");
    c.header("x-content-type-options", "nosniff");
    return answerBody(c, body, { type: contentTypeOf(path), cacheControl });
  };

  routes.get("/loader.js", (c) => file(c, "loader.js", browser.files.get("loader.js"), fresh));

  routes.get("/widgets/registry.json", async (c) => {
    const current = registry();
    if (encoded?.of !== current) encoded = { of: current, body: encodeBody(JSON.stringify(current.document)) };
    return file(c, "registry.json", await encoded.body, fresh);
  });

  routes.get("/widgets/:name/:version/:path{.+}", (c) => {
    const { name, version } = c.req.param();
    const path = withoutRetry(c.req.param("path"));
    return file(c, path, registry().find(name, version)?.files.get(path), immutable);
  });

  routes.get("/:directory{platform|fonts|assets}/:path{.+}", (c) => {
    const path = `${c.req.param("directory")}/${withoutRetry(c.req.param("path"))}`;
    return file(c, path, browser.files.get(path), immutable);
  });

  return routes;
}

/** `~1/` before the file name is a retry of the loader: the same file under an address that never failed before. */
function withoutRetry(path: string): string {
  return path.replace(/(^|\/)~\d+\//, "$1");
}
