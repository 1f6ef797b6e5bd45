import { Hono, type Context } from "hono";
import type { Logger } from "pino";
import { type RequestVariables, logRequests } from "../logging/log-requests.ts";
import type { ContentSource } from "./content/content-source.ts";
import type { LayoutServiceData } from "./content/layout-service-data.ts";
import type { SiteAssets } from "./document.tsx";
import { fallbackErrorPage } from "./fallback-error-page.ts";
import { answerBody } from "../http/answer-body.ts";
import { canonicalPath, encodedPath } from "./http/canonical-path.ts";
import { contentSecurityPolicy } from "./http/content-security-policy.ts";
import { createPageCache } from "./http/page-cache.ts";
import { type CodedBody, encodeBody } from "../http/coded-body.ts";
import { robotsTxt, sitemapXml } from "./http/site-files.ts";
import icon from "./icon.svg?raw";
import type { BuiltInPage } from "./built-in-pages/built-in-page.ts";
import { builtInPageRoutes } from "./built-in-pages/built-in-page-routes.ts";
import { type PageService, pageServiceAt } from "./page-service.ts";
import { type PreparedPage, preparePage, tagManagerIdOf } from "./prepare-page.ts";
import { renderPage } from "./render-page.tsx";
import type { WidgetFrames } from "./widget-frames.ts";

export interface PagesOptions {
  readonly contentSource: ContentSource;
  readonly frames: WidgetFrames;
  readonly log: Logger;
  /** The folder name of the site in the content source. */
  readonly site: string;
  /** Origin under which visitors reach the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly assets: Omit<SiteAssets, "icon"> & {
    /** Style sheets that own pages have besides. */
    readonly builtInPageStyles: readonly string[];
  };
  /** Lets `?sc_mode=edit` ask the content source for the editing view. */
  readonly editing?: boolean;
  /** Pages that no editor writes. */
  readonly builtInPages?: readonly BuiltInPage[];
  /** Origins that may show pages in a frame, such as a CMS's editor. */
  readonly frameAncestors?: readonly string[];
  /** Where published widgets are fetched from, if not from here. */
  readonly widgetsOrigin?: string | undefined;
  /** What the value of `?widget-override` may load; without it nothing. */
  readonly overrideOf?: (wish: string) => Promise<{ readonly origin: string } | undefined>;
  /** In milliseconds since 1970. */
  readonly clock?: () => number;
}

type PagesEnv = { Variables: RequestVariables };

/** What a page is drawn for. */
interface View {
  readonly path: string;
  /** Whether the page has an address of its own that search engines may list. */
  readonly listed: boolean;
  readonly savesData: boolean;
  readonly service: PageService;
  /** Whether no editor writes it. */
  readonly isOwn?: boolean;
  readonly correlationId?: string | undefined;
}

const cachedPages = 1000;

/**
 * The server-rendered site: every path that nothing before it answered. Finished pages are kept in every coding, for
 * as long as the content source hands out the same layout and settings, the registry is at the same revision and no
 * service window opens or closes. A visitor's copy is asked about each time, so that a widget that was rolled back is
 * gone with the next page view; a 304 is cheap.
 */
export function createPages(options: PagesOptions): Hono<PagesEnv> {
  const { contentSource, frames, log, site, publicUrl } = options;
  const { builtInPageStyles, ...siteAssets } = options.assets;
  const assets: SiteAssets = { ...siteAssets, icon: "/icon.svg" };
  const builtInPageAssets: SiteAssets = { ...assets, styles: [...assets.styles, ...builtInPageStyles] };
  const { frameAncestors = [], widgetsOrigin, overrideOf, clock = Date.now } = options;
  const cache = createPageCache<CodedBody>(cachedPages);
  const pages = new Hono<PagesEnv>();

  const drawn = (page: PreparedPage, view: View): string =>
    renderPage(page, {
      path: view.path,
      canonical: view.listed ? publicUrl + encodedPath(view.path) : undefined,
      assets: view.isOwn ? builtInPageAssets : assets,
      frameOf: ({ name, version }) => frames.frameOf(name, version),
      savesData: view.savesData,
      service: view.service,
      ...(view.correlationId !== undefined && { correlationId: view.correlationId }),
    });

  const htmlOf = (layout: LayoutServiceData, view: View): string => drawn(preparePage(layout), view);

  const serviceNow = async (): Promise<PageService> => pageServiceAt(await contentSource.findSettings(site), clock());

  /** Kept apart for visitors who save data: their page asks for less. */
  const kept = async (
    c: Context<PagesEnv>,
    key: string,
    layout: LayoutServiceData,
    view: Omit<View, "savesData" | "service">,
  ) => {
    const savesData = isSavingData(c);
    const service = await serviceNow();
    const parts = [layout, frames.revision(), service.sessionTimeout, service.key];
    return cache.get(savesData ? `save-data ${key}` : key, parts, () =>
      encodeBody(htmlOf(layout, { ...view, savesData, service })),
    );
  };

  const notFound = async (c: Context<PagesEnv>): Promise<Response> => {
    const layout = await contentSource.findErrorPage({ site, kind: "not-found" });
    if (!layout) return c.text("Siden findes ikke.", 404, { "cache-control": "no-store" });
    // One key for all of them: paths that somebody makes up fill no memory.
    const body = await kept(c, "not-found", layout, { path: "", listed: false });
    return answerBody(c, body, { type: html, cacheControl: "no-store", status: 404 });
  };

  pages.use(logRequests(log), async (c, next) => {
    const wish = c.req.query("widget-override");
    const override = wish ? await overrideOf?.(wish) : undefined;
    const shared = await contentSource.findEmptyPage(site).catch(() => undefined);
    const hasTagManager = shared !== undefined && tagManagerIdOf(shared) !== undefined;
    await next();
    const overrideOrigin = override?.origin;
    c.header(
      "content-security-policy",
      contentSecurityPolicy({ frameAncestors, widgetsOrigin, overrideOrigin, hasTagManager }),
    );
    if (override) c.header("cache-control", "no-store");
    c.header("vary", "save-data", { append: true });
    c.header("x-content-type-options", "nosniff");
    c.header("referrer-policy", "strict-origin-when-cross-origin");
    c.header("permissions-policy", "camera=(), geolocation=(), microphone=()");
  });

  const file = (path: string, type: string, text: () => Promise<string>): void => {
    pages.get(path, async (c) =>
      answerBody(c, await cache.get(`file ${path}`, [await text()], async () => encodeBody(await text())), {
        type,
        cacheControl: revalidated,
      }),
    );
  };
  file("/robots.txt", "text/plain; charset=utf-8", async () => robotsTxt(publicUrl));
  file("/sitemap.xml", "application/xml; charset=utf-8", async () =>
    sitemapXml(publicUrl, await contentSource.listPaths(site)),
  );
  file("/icon.svg", "image/svg+xml", async () => icon);

  pages.route(
    "/",
    builtInPageRoutes({
      builtInPages: options.builtInPages ?? [],
      htmlOf: async (c, content, path) => {
        const around = (await contentSource.findEmptyPage(site)) ?? fallbackErrorPage(site);
        const view = { path, listed: false, savesData: isSavingData(c), service: await serviceNow(), isOwn: true };
        return drawn({ ...preparePage(around), ...content }, view);
      },
    }),
  );

  pages.get("*", async (c) => {
    const rawPath = new URL(c.req.url).pathname;
    const path = canonicalPath(rawPath);
    if (path === undefined) return notFound(c);
    const editing = options.editing === true && c.req.query("sc_mode") === "edit";
    const layout = await contentSource.findPage({ site, path, editing });
    if (!layout) return notFound(c);
    if (encodedPath(path) !== rawPath) return c.redirect(encodedPath(path) + new URL(c.req.url).search, 301);
    if (layout.sitecore.context.pageEditing)
      return c.html(
        htmlOf(layout, { path, listed: false, savesData: isSavingData(c), service: await serviceNow() }),
        200,
        { "cache-control": "no-store" },
      );
    const body = await kept(c, path, layout, { path, listed: true });
    return answerBody(c, body, { type: html, cacheControl: revalidated });
  });

  pages.all("*", (c) => c.text("Her kan man kun læse.", 405, { allow: "GET, HEAD" }));

  pages.onError(async (error, c) => {
    const correlationId = c.get("correlationId");
    log.error({ err: error, correlationId }, "a page broke");
    const layout = await contentSource.findErrorPage({ site, kind: "error" }).catch(() => undefined);
    const path = encodedPath(canonicalPath(new URL(c.req.url).pathname) ?? "/");
    const service = await serviceNow().catch(() => pageServiceAt(undefined, clock()));
    const view: View = { path, listed: false, savesData: isSavingData(c), service, correlationId };
    let page: string;
    try {
      page = htmlOf(layout ?? fallbackErrorPage(site), view);
    } catch (secondError) {
      log.error({ err: secondError, correlationId }, "the error page broke");
      page = htmlOf(fallbackErrorPage(site), view);
    }
    return c.html(page, 500, { "cache-control": "no-store" });
  });

  return pages;
}

function isSavingData(c: Context): boolean {
  return c.req.header("save-data")?.trim().toLowerCase() === "on";
}

const revalidated = "public, max-age=0, must-revalidate";
const html = "text/html; charset=utf-8";
