import { type Context, Hono } from "hono";
import { manifestFile, signaturesFile } from "shared-runtime/contract/listed-files.ts";
import type { ApiEnv } from "../api/api-env.ts";
import type { RouteGuard } from "../api/quotas/route-guard.ts";
import { answerBody } from "../http/answer-body.ts";
import { type CodedBody, encodeBody } from "../http/coded-body.ts";
import type { BrowserFiles } from "./browser-files.ts";
import { embedScript } from "./embed-script.ts";
import { type EncodedRegistry, encodeRegistry } from "./encoded-registry.ts";
import { isPartPath } from "../services/widget-registry/is-part.ts";
import type { Registry } from "./compose-registry.ts";
import type { PageSheets } from "./page-sheets.ts";
import type { ReleaseFiles } from "./release-files.ts";
import { contentTypeOf } from "./served-files.ts";

/** For one year, since the address changes with the content. */
const immutable = "public, max-age=31536000, immutable";
/** Pages get a new loader after a minute, and use the old one while it is fetched. */
const fresh = "public, max-age=60, stale-while-revalidate=600";
/** Pages stop using a rolled-back version within seconds; the pages of one visit mostly use the cached copy. */
const live = "public, max-age=2, stale-while-revalidate=3";

/**
 * Policy of a team's file, for the case that it is opened as a page: the file must not run on the host's origin.
 * Scripts are sent without this policy, since it would also apply to a worker.
 */
const inert = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface Options {
  readonly browser: BrowserFiles;
  readonly registry: () => Registry;
  /** Middleware that applies the rules of the routes. */
  readonly guard: RouteGuard;
  /** Origin under which visitors reach the server; `undefined` if it is not set. */
  readonly publicUrl?: string | undefined;
  /** Finds files of other releases. Defaults to none. */
  readonly findReleased?: ReleaseFiles["find"];
  /** Finds the style sheets of pages. Defaults to none. */
  readonly findSheet?: PageSheets["find"];
}

/** Serves `/embed.js`, `/loader.js`, the platform chunk, fonts and styles, the registry, and the files of every registered version. */
export function createRegistryRoutes({
  browser,
  registry,
  guard,
  publicUrl,
  findReleased = async () => undefined,
  findSheet = async () => undefined,
}: Options): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  routes.use("/widgets/*", guard);
  let last: { readonly registry: Registry; readonly encoded: EncodedRegistry } | undefined;
  const encoded = (): EncodedRegistry => {
    const current = registry();
    if (last?.registry !== current) last = { registry: current, encoded: encodeRegistry(current) };
    return last.encoded;
  };

  const file = (c: Context, path: string, body: CodedBody | undefined, cacheControl: string): Response => {
    // Pages of other origins load widgets, too.
    c.header("access-control-allow-origin", "*");
    c.header("cross-origin-resource-policy", "cross-origin");
    if (!body) return c.text("Not found", 404, { "cache-control": "no-store" });
    c.header("timing-allow-origin", "*");
    return answerBody(c, body, { type: contentTypeOf(path), cacheControl });
  };

  let embed: { readonly script: string; readonly body: Promise<CodedBody> } | undefined;
  routes.get("/embed.js", async (c) => {
    const script = embedScript({ publicUrl, requested: new URL(c.req.url).origin });
    if (embed?.script !== script) embed = { script, body: encodeBody(script) };
    const answer = file(c, "embed.js", await embed.body, fresh);
    // A tag with `crossorigin="use-credentials"` accepts the file only if the answer names the origin of its page.
    // Nobody's data is in the file.
    const origin = c.req.header("origin");
    if (origin !== undefined) {
      answer.headers.set("access-control-allow-origin", origin);
      answer.headers.set("access-control-allow-credentials", "true");
    }
    answer.headers.append("vary", "origin");
    return answer;
  });

  routes.get("/loader.js", (c) => file(c, "loader.js", browser.files.get("loader.js"), fresh));

  routes.get("/consent/:file", (c) => {
    const path = `consent/${c.req.param("file")}`;
    return file(c, path, browser.files.get(path), fresh);
  });

  routes.get("/widgets/registry.json", async (c) => {
    return file(c, "registry.json", await encoded().document(), live);
  });

  routes.get("/widgets/:name/resolve/:spec{.+\\.json}", async (c) => {
    const { name } = c.req.param();
    const spec = c.req.param("spec").replace(/\.json$/, "");
    const found = encoded().resolve(name, spec);
    return file(c, "resolved.json", await found?.body, found?.version === spec ? immutable : live);
  });

  routes.get("/widgets/parts/:path{.+}", async (c) => {
    const path = `parts/${withoutRetry(c.req.param("path"))}`;
    if (!path.endsWith(".js")) c.header("content-security-policy", inert);
    const body = isPartPath(path) ? await registry().readPart(path) : undefined;
    return file(c, path, body ?? (await findReleased(`widgets/${path}`)), immutable);
  });

  routes.get("/widgets/:name/keys.json", async (c) => {
    return file(c, "keys.json", await encoded().keysOf(c.req.param("name")), live);
  });

  routes.get(`/widgets/:name/:version/${manifestFile}`, async (c) => {
    const { name, version } = c.req.param();
    return file(c, manifestFile, await encoded().manifestOf(name, version), immutable);
  });

  routes.get(`/widgets/:name/:version/${signaturesFile}`, async (c) => {
    const { name, version } = c.req.param();
    return file(c, signaturesFile, await encoded().signaturesOf(name, version), live);
  });

  routes.get("/widgets/:name/:version/:path{.+}", async (c) => {
    const { name, version } = c.req.param();
    const path = withoutRetry(c.req.param("path"));
    if (!path.endsWith(".js")) c.header("content-security-policy", inert);
    const body = await registry().find(name, version)?.read(path);
    return file(c, path, body ?? (await findReleased(`widgets/${name}/${version}/${path}`)), immutable);
  });

  routes.get("/:directory{platform|fonts|assets}/:path{.+}", async (c) => {
    const path = `${c.req.param("directory")}/${withoutRetry(c.req.param("path"))}`;
    return file(c, path, browser.files.get(path) ?? (await findSheet(path)) ?? (await findReleased(path)), immutable);
  });

  return routes;
}

/**
 * Removes the `~1/` that the loader adds before a file name when it retries. The address of the retry has not failed
 * yet, and leads to the same file.
 */
function withoutRetry(path: string): string {
  return path.replace(/(^|\/)~\d+\//, "$1");
}
