import type { Context } from "hono";
import { type CodedBody, encodeBody } from "../http/coded-body.ts";
import type { ContentSource } from "./content/content-source.ts";
import type { LayoutServiceData } from "./content/layout-service-data.ts";
import type { SiteAssets } from "./document.tsx";
import { fallbackErrorPage } from "./fallback-error-page.ts";
import { encodedPath } from "./http/canonical-path.ts";
import type { PageCache } from "./http/page-cache.ts";
import { type ServiceWindows, serviceWindowsAt } from "../services/site-settings/service-windows.ts";
import { type PreparedPage, preparePage } from "./prepare-page.ts";
import { renderPage } from "./render-page.tsx";
import type { WidgetFrames } from "./widget-frames.ts";

export interface PageRendererOptions {
  readonly contentSource: ContentSource;
  readonly frames: WidgetFrames;
  readonly cache: PageCache<CodedBody>;
  /** The folder name of the site in the content source. */
  readonly site: string;
  /** Origin under which visitors reach the site, without a slash at the end. */
  readonly publicUrl: string;
  readonly assets: Omit<SiteAssets, "icon"> & {
    /** Additional style sheets of built-in pages. */
    readonly builtInPageStyles: readonly string[];
  };
  /** In milliseconds since 1970. */
  readonly clock: () => number;
}

interface View {
  readonly path: string;
  /** Whether the page has a canonical address that search engines may list. */
  readonly listed: boolean;
  readonly isBuiltIn?: boolean;
  readonly correlationId?: string | undefined;
}

/** The state of the request and of the global settings that a page depends on. */
interface Moment {
  readonly savesData: boolean;
  readonly service: ServiceWindows;
}

/** Turns layouts into HTML for a request. */
export interface PageRenderer {
  /** Renders a page for this request alone. */
  readonly html: (c: Context, layout: LayoutServiceData, view: View) => Promise<string>;
  /**
   * Renders a page, or returns the copy that the cache has under `key`. A copy is kept while the content source returns
   * the same layout and settings, the registry has the same revision and no service window opens or closes. Visitors who
   * save data have a copy of their own, since their page preloads less.
   */
  readonly cachedBody: (c: Context, key: string, layout: LayoutServiceData, view: View) => Promise<CodedBody>;
  /** Renders a built-in page inside the header and footer of the site. */
  readonly builtInHtml: (
    c: Context,
    content: Pick<PreparedPage, "title" | "description" | "main">,
    path: string,
  ) => Promise<string>;
  /** Renders the error page of the site, or the fallback if there is none or if it cannot be rendered. */
  readonly errorHtml: (
    c: Context,
    view: Pick<View, "path" | "correlationId">,
    onBroken: (error: unknown) => void,
  ) => Promise<string>;
}

export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { contentSource, frames, cache, site, publicUrl, clock } = options;
  const { builtInPageStyles, ...siteAssets } = options.assets;
  const assets: SiteAssets = { ...siteAssets, icon: "/icon.svg" };
  const builtInAssets: SiteAssets = { ...assets, styles: [...assets.styles, ...builtInPageStyles] };

  const serviceNow = async (): Promise<ServiceWindows> =>
    serviceWindowsAt(await contentSource.findSettings(site), clock());
  const momentOf = async (c: Context): Promise<Moment> => ({ savesData: savesData(c), service: await serviceNow() });

  const render = (page: PreparedPage, view: View, moment: Moment): string =>
    renderPage(page, {
      path: view.path,
      canonical: view.listed ? publicUrl + encodedPath(view.path) : undefined,
      assets: view.isBuiltIn ? builtInAssets : assets,
      frameOf: ({ name, version }) => frames.frameOf(name, version),
      ...moment,
      ...(view.correlationId !== undefined && { correlationId: view.correlationId }),
    });

  return {
    html: async (c, layout, view) => render(preparePage(layout), view, await momentOf(c)),

    async cachedBody(c, key, layout, view) {
      const moment = await momentOf(c);
      const { service } = moment;
      const parts = [layout, frames.revision(), service.sessionTimeout, service.key];
      return cache.get(moment.savesData ? `save-data ${key}` : key, parts, () =>
        encodeBody(render(preparePage(layout), view, moment)),
      );
    },

    async builtInHtml(c, content, path) {
      const frame = (await contentSource.findEmptyPage(site)) ?? fallbackErrorPage(site);
      return render({ ...preparePage(frame), ...content }, { path, listed: false, isBuiltIn: true }, await momentOf(c));
    },

    async errorHtml(c, { path, correlationId }, onBroken) {
      const layout = await contentSource.findErrorPage({ site, kind: "error" }).catch(() => undefined);
      const service = await serviceNow().catch(() => serviceWindowsAt(undefined, clock()));
      const renderError = (from: LayoutServiceData): string =>
        render(preparePage(from), { path, listed: false, correlationId }, { savesData: savesData(c), service });
      try {
        return renderError(layout ?? fallbackErrorPage(site));
      } catch (error) {
        onBroken(error);
        return renderError(fallbackErrorPage(site));
      }
    },
  };
}

function savesData(c: Context): boolean {
  return c.req.header("save-data")?.trim().toLowerCase() === "on";
}
