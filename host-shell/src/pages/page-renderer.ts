import { encodeBody } from "../http/coded-body.ts";
import { type ServiceWindows, serviceWindowsAt } from "../services/site-settings/service-windows.ts";
import type { SoundBlock } from "./block/prepared-block.ts";
import type { Attachment } from "./block/attachment.ts";
import { eachLoaded, loadBlocks } from "./block/load-blocks.ts";
import { eachBlock } from "./block/prepare-block.ts";
import type { BuiltInContent } from "./built-in-pages/built-in-page.ts";
import type { ContentSource } from "./content/content-source.ts";
import type { LayoutServiceData } from "./content/layout-service-data.ts";
import { pageOfTool } from "./embed/page-of-tool.ts";
import { fallbackErrorPage } from "./fallback-error-page.ts";
import type { SiteAssets } from "./head/document.tsx";
import { encodedPath } from "./http/canonical-path.ts";
import type { PolicyExceptions } from "./http/content-security-policy.ts";
import { createPageAnswer, type PageAnswer, revalidated } from "./http/page-answer.ts";
import type { Made, PageCache } from "./http/page-cache.ts";
import { type PreparedPage, preparePage } from "./prepare-page.ts";
import type { MemberVariant } from "./member/member-marks.ts";
import { type LoadedPage, type RenderedPage, renderPage } from "./render-page.tsx";
import type { Site } from "./sites/site.ts";
import { siteWithoutContent } from "./sites/site-without-content.ts";
import type { WidgetFrames } from "./widget-frames.ts";

export interface PageRendererOptions {
  readonly contentSource: ContentSource;
  readonly frames: WidgetFrames;
  readonly cache: PageCache<PageAnswer>;
  /** Origin under which visitors reach the site, without a slash at the end. */
  readonly publicUrl: string;
  /** Exceptions from the content security policy that apply to all pages. */
  readonly policy: Pick<PolicyExceptions, "frameAncestors" | "widgetsOrigin">;
  readonly assets: SiteAssets & {
    /** Additional style sheets of built-in pages. */
    readonly builtInPageStyles: readonly string[];
  };
  /** Returns the address of the file with some style sheets, in their order; `undefined` for a page without any. */
  readonly sheetOf: (styles: readonly string[]) => string | undefined;
  /** Called with the error of each block that visitors do not see. */
  readonly onBrokenBlock: (error: unknown, block: SoundBlock, path: string) => void;
  /** Called when a page is drawn without a part that its template needs. */
  readonly onMissing: (missing: string, path: string) => void;
  /** In milliseconds since 1970. */
  readonly clock: () => number;
}

interface View {
  readonly path: string;
  /** Whether the page has an address that search engines may list. */
  readonly listed: boolean;
  readonly status?: 200 | 404;
  readonly savesData: boolean;
  readonly correlationId?: string | undefined;
  /** Only for pages of members: the variant for which the page is drawn. */
  readonly member?: MemberVariant | undefined;
}

/** A page as a document, with the data on which its headers depend. */
export interface RenderedDocument extends RenderedPage {
  readonly policy: PolicyExceptions;
}

/** Turns layouts into pages. */
export interface PageRenderer {
  /** Renders a page for one request. */
  readonly render: (site: Site, layout: LayoutServiceData, view: View) => Promise<RenderedDocument>;
  /**
   * Returns the answer that the cache has under `key`, or renders the page. A copy is kept while the content source
   * returns the same layout and site, its blocks load the same data, the registry has the same revision, and the time
   * at which the page would look different has not come.
   */
  readonly cachedAnswer: (key: string, site: Site, layout: LayoutServiceData, view: View) => Promise<PageAnswer>;
  /** Returns a cached answer that is current, without asking the content source. */
  readonly currentAnswer: (key: string) => PageAnswer | undefined;
  /** Finds a part of a page that has an address of its own. */
  readonly findAttachment: (
    site: Site,
    layout: LayoutServiceData,
    part: { readonly path: string; readonly name: string },
  ) => Promise<Attachment | undefined>;
  /** Renders a built-in page inside the header and footer of the site. */
  readonly renderBuiltIn: (
    site: Site,
    content: BuiltInContent,
    view: Pick<View, "path" | "savesData" | "member">,
  ) => Promise<RenderedDocument>;
  /** Renders content of the server without the header and footer of the site. */
  readonly renderAlone: (
    site: Site,
    content: BuiltInContent,
    view: Pick<View, "path" | "savesData">,
  ) => Promise<RenderedDocument>;
  /** Renders the error page of the site, or the fallback if there is none or if it cannot be rendered. */
  readonly renderError: (
    site: Site | undefined,
    view: Pick<View, "path" | "savesData" | "correlationId">,
    onBroken: (error: unknown) => void,
  ) => Promise<RenderedDocument>;
}

/** A page on which a block failed is rendered again after this number of milliseconds. */
const failedForMs = 15_000;

export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { contentSource, frames, cache, publicUrl, sheetOf, clock, onBrokenBlock, onMissing } = options;
  const { builtInPageStyles, ...assets } = options.assets;
  const inlineScripts = [assets.scripts.beforeFirstPaint.integrity];
  const builtInAssets: SiteAssets = { ...assets, styles: [...assets.styles, ...builtInPageStyles] };

  /**
   * The last result of `revision`, which returns the same string object while nothing changes. A comparison of two such
   * strings then only compares their addresses.
   */
  let known = { content: "", registry: "", both: "" };
  const revision = (): string => {
    const [content, registry] = [contentSource.revision(), frames.revision()];
    if (content !== known.content || registry !== known.registry)
      known = { content, registry, both: `${content} ${registry}` };
    return known.both;
  };

  interface Loaded {
    readonly page: LoadedPage;
    /** All data that the blocks loaded, as text. */
    readonly dataKey: string;
    readonly hasFailed: boolean;
  }

  const load = async (page: PreparedPage, path: string): Promise<Loaded> => {
    const failed: string[] = [];
    const data: unknown[] = [];
    const placeholders = await loadBlocks(page.placeholders, {
      page,
      site: page.site,
      path,
      content: contentSource,
      onLoaded: (loaded) => data.push(loaded),
      onFailed: (error, block) => {
        failed.push(block.uid);
        onBrokenBlock(error, block, path);
      },
    });
    const dataKey = data.length + failed.length > 0 ? JSON.stringify([data, failed]) : "";
    return { page: { ...page, placeholders }, dataKey, hasFailed: failed.length > 0 };
  };

  const draw = ({ page, hasFailed }: Loaded, view: View, now: number, isBuiltIn = false): RenderedDocument => {
    let isBroken = hasFailed;
    const rendered = renderPage(page, {
      path: view.path,
      address: view.listed ? publicUrl + encodedPath(view.path) : undefined,
      publicUrl,
      assets: isBuiltIn ? builtInAssets : assets,
      sheetOf,
      frameOf: ({ name, version }) => frames.frameOf(name, version),
      savesData: view.savesData,
      service: serviceAt(page.site, now),
      now,
      correlationId: view.correlationId,
      member: view.member,
      onBroken: (error, block) => {
        isBroken = true;
        onBrokenBlock(error, block, view.path);
      },
    });
    if (rendered.missing !== undefined) onMissing(rendered.missing, view.path);
    const changesAt = Math.min(rendered.changesAt ?? Infinity, isBroken ? now + failedForMs : Infinity);
    return { ...rendered, changesAt, policy: { ...options.policy, inlineScripts, ...rendered.policy } };
  };

  const drawOwn = async (
    page: PreparedPage,
    { title, description, main }: BuiltInContent,
    view: Pick<View, "path" | "savesData" | "member">,
    isBuiltIn: boolean,
  ): Promise<RenderedDocument> => {
    const own: PreparedPage = {
      ...page,
      head: { ...page.head, title, description },
      placeholders: { ...page.placeholders, "headless-main": main },
    };
    return draw(await load(own, view.path), { ...view, listed: false }, clock(), isBuiltIn);
  };

  const render: PageRenderer["render"] = async (site, layout, view) =>
    draw(await load(preparePage(layout, site), view.path), view, clock());

  const make = async (loaded: Loaded, view: View): Promise<Made<PageAnswer>> => {
    const now = clock();
    const { html, robots, sheet, policy, changesAt = Infinity } = draw(loaded, view, now);
    const { status = 200 } = view;
    const body = await encodeBody(html, { lastsMs: changesAt - now });
    const cacheControl = status === 200 ? revalidated : "no-store";
    return {
      value: createPageAnswer(body, { status, cacheControl, policy, robots, sheet }),
      bytes: Object.values(body).reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
      expiresAt: changesAt,
    };
  };

  return {
    render,
    currentAnswer: (key) => cache.current(key, revision()),
    async cachedAnswer(key, site, layout, view) {
      const before = revision();
      const loaded = await load(preparePage(layout, site), view.path);
      const service = serviceAt(site, clock());
      const parts = [layout, site, frames.revision(), service.key, loaded.dataKey];
      return cache.get(key, { revision: before, parts }, () => make(loaded, view));
    },
    async findAttachment(site, layout, { path, name }) {
      const page = preparePage(layout, site);
      const known = attachmentIn(page, name);
      if (known) return known;
      // The attachment may be in a block that another block looks up.
      const { placeholders } = (await load(page, path)).page;
      let found: Attachment | undefined;
      for (const blocks of Object.values(placeholders))
        eachLoaded(blocks, ({ block }) => (found ??= block.attachments.find((one) => one.name === name)));
      return found;
    },
    async renderBuiltIn(site, content, view) {
      const layout = (await contentSource.findEmptyPage(site.name)) ?? fallbackErrorPage(site.name);
      return drawOwn(preparePage(layout, site), content, view, true);
    },
    renderAlone: (site, content, view) => drawOwn(preparePage(pageOfTool(site.name), site), content, view, false),
    async renderError(found, view, onBroken) {
      const site = found ?? siteWithoutContent;
      const layout = await contentSource.findErrorPage({ site: site.name, kind: "error" }).catch(() => undefined);
      const renderFrom = async (from: LayoutServiceData) => render(site, from, { ...view, listed: false });
      try {
        return await renderFrom(layout ?? fallbackErrorPage(site.name));
      } catch (error) {
        onBroken(error);
        return renderFrom(fallbackErrorPage(site.name));
      }
    },
  };
}

function attachmentIn({ placeholders }: PreparedPage, name: string): Attachment | undefined {
  let found: Attachment | undefined;
  for (const blocks of Object.values(placeholders))
    eachBlock(blocks, (block) => {
      if (block.kind === "sound") found ??= block.attachments.find((one) => one.name === name);
    });
  return found;
}

const serviceAt = (site: Site, now: number): ServiceWindows => serviceWindowsAt(site.settings, now);
