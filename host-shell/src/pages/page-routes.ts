import { Hono, type Context } from "hono";
import type { Logger } from "pino";
import { answerBody } from "../http/answer-body.ts";
import type { CodedBody } from "../http/coded-body.ts";
import { type RequestVariables, logRequests } from "../logging/log-requests.ts";
import type { BuiltInPage } from "./built-in-pages/built-in-page.ts";
import { builtInPageRoutes } from "./built-in-pages/built-in-page-routes.ts";
import { canonicalPath, encodedPath } from "./http/canonical-path.ts";
import { createPageCache } from "./http/page-cache.ts";
import { pageHeaders, revalidated } from "./http/page-headers.ts";
import { siteFileRoutes } from "./http/site-files.ts";
import { createPageRenderer, type PageRenderer, type PageRendererOptions } from "./page-renderer.ts";
import { tagManagerIdOf } from "./prepare-page.ts";

export interface PagesOptions extends Omit<PageRendererOptions, "cache" | "clock"> {
  readonly log: Logger;
  /** Lets `?sc_mode=edit` ask the content source for the editing view. */
  readonly editing?: boolean;
  readonly builtInPages?: readonly BuiltInPage[];
  /** Origins that may show pages in a frame, such as a CMS's editor. */
  readonly frameAncestors?: readonly string[];
  /** Origin of published widgets, if they are not served from here. */
  readonly widgetsOrigin?: string | undefined;
  /** What the value of `?widget-override` may load. Without it, no override is allowed. */
  readonly overrideOf?: (value: string) => Promise<{ readonly origin: string } | undefined>;
  /** In milliseconds since 1970. */
  readonly clock?: () => number;
}

type PagesEnv = { Variables: RequestVariables };

const cachedPages = 1000;

const html = "text/html; charset=utf-8";
const unstored = { "cache-control": "no-store" } as const;

/**
 * The server-rendered site; answers every path that no earlier route answered. Browsers revalidate a page on each view,
 * so that a widget that was rolled back is gone with the next one; a 304 is cheap.
 */
export function createPages(options: PagesOptions): Hono<PagesEnv> {
  const { contentSource, log, site, publicUrl, clock = Date.now } = options;
  const cache = createPageCache<CodedBody>(cachedPages);
  const renderer = createPageRenderer({ ...options, cache, clock });
  const pages = new Hono<PagesEnv>();

  pages.use(
    logRequests(log),
    pageHeaders({
      frameAncestors: options.frameAncestors ?? [],
      widgetsOrigin: options.widgetsOrigin,
      overrideOf: options.overrideOf ?? (async () => undefined),
      hasTagManager: async () => {
        const layout = await contentSource.findEmptyPage(site).catch(() => undefined);
        return layout !== undefined && tagManagerIdOf(layout) !== undefined;
      },
    }),
  );
  pages.route("/", siteFileRoutes({ publicUrl, cache, listPaths: () => contentSource.listPaths(site) }));
  pages.route("/", builtInPageRoutes({ builtInPages: options.builtInPages ?? [], htmlOf: renderer.builtInHtml }));
  pages.get("*", contentPages(options, renderer));
  pages.all("*", (c) => c.text("Her kan man kun læse.", 405, { allow: "GET, HEAD" }));
  pages.onError(async (error, c) => {
    const correlationId = c.get("correlationId");
    log.error({ err: error, correlationId }, "rendering a page failed");
    const path = encodedPath(canonicalPath(new URL(c.req.url).pathname) ?? "/");
    const page = await renderer.errorHtml(c, { path, correlationId }, (secondError) =>
      log.error({ err: secondError, correlationId }, "rendering the error page failed"),
    );
    return c.html(page, 500, unstored);
  });
  return pages;
}

/** Answers with the page that the content source has for a path, or with the not-found page. */
function contentPages(
  { contentSource, site, editing: canEdit = false }: Pick<PagesOptions, "contentSource" | "site" | "editing">,
  renderer: PageRenderer,
): (c: Context) => Promise<Response> {
  const notFound = async (c: Context): Promise<Response> => {
    const layout = await contentSource.findErrorPage({ site, kind: "not-found" });
    if (!layout) return c.text("Siden findes ikke.", 404, unstored);
    // One key for all of them, so that made-up paths do not fill the cache.
    const body = await renderer.cachedBody(c, "not-found", layout, { path: "", listed: false });
    return answerBody(c, body, { type: html, cacheControl: "no-store", status: 404 });
  };

  return async (c) => {
    const url = new URL(c.req.url);
    const path = canonicalPath(url.pathname);
    if (path === undefined) return notFound(c);
    const editing = canEdit && c.req.query("sc_mode") === "edit";
    const layout = await contentSource.findPage({ site, path, editing });
    if (!layout) return notFound(c);
    if (encodedPath(path) !== url.pathname) return c.redirect(encodedPath(path) + url.search, 301);
    if (layout.sitecore.context.pageEditing) {
      return c.html(await renderer.html(c, layout, { path, listed: false }), 200, unstored);
    }
    const body = await renderer.cachedBody(c, path, layout, { path, listed: true });
    return answerBody(c, body, { type: html, cacheControl: revalidated });
  };
}
