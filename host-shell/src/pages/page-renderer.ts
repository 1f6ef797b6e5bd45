import { createHash } from "node:crypto";
import { encodeBody } from "../http/coded-body.ts";
import { noPageLists, type PageLists } from "../services/page-lists/page-lists.ts";
import type { SiteSearch } from "../services/site-search/site-search.ts";
import { type ServiceWindows, serviceWindowsAt } from "../services/site-settings/service-windows.ts";
import type { SoundBlock } from "./block/prepared-block.ts";
import type { Attachment } from "./block/attachment.ts";
import { asSearch, type DeclaredQuery, declaredValues, isStorable, type QueryValues } from "./block/declared-query.ts";
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
  /** Answers to requests with parameters that blocks read. In a cache of their own, they never evict pages. */
  readonly queryCache: PageCache<PageAnswer>;
  readonly pageLists?: PageLists | undefined;
  readonly search?: SiteSearch | undefined;
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
  /** Returns the addresses to link for the scripts of blocks. Defaults to their own. */
  readonly scriptsOf?: ((scripts: readonly string[]) => readonly string[]) | undefined;
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
  /** The query of the request, of which the page depends only on what its blocks declare. */
  readonly query?: URLSearchParams | undefined;
  /** Whether a member is signed in. Blocks may ask only if the answer is not stored. */
  readonly isMember?: (() => Promise<boolean>) | undefined;
  readonly correlationId?: string | undefined;
  /** Only for pages of members: the variant for which the page is drawn. */
  readonly member?: MemberVariant | undefined;
}

/** A page as a document, with the data on which its headers depend. */
export interface RenderedDocument extends RenderedPage {
  readonly policy: PolicyExceptions;
}

/** An answer that may be stored, or a page that must be drawn for each request. */
export type QueriedAnswer =
  | { readonly kind: "stored"; readonly answer: PageAnswer }
  | { readonly kind: "unstored"; readonly page: RenderedDocument };

/** Turns layouts into pages. */
export interface PageRenderer {
  /** Renders a page for one request. */
  readonly render: (site: Site, layout: LayoutServiceData, view: View) => Promise<RenderedDocument>;
  /**
   * Returns the answer that the cache has under `key`, or renders the page. A copy is kept while the content source
   * returns the same layout and site, its blocks load the same data, the registry has the same revision, and the time
   * at which the page would look different has not come.
   */
  readonly cachedAnswer: (key: string, site: Site, layout: LayoutServiceData, view: View) => Promise<QueriedAnswer>;
  /** Returns a cached answer that is current, without asking the content source. `key` is without a query. */
  readonly currentAnswer: (key: string, query?: URLSearchParams) => PageAnswer | undefined;
  /** As `currentAnswer`; `key` may have a query, as it is written in the keys of the cache. */
  readonly storedAnswer: (key: string) => PageAnswer | undefined;
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

/** Answers that depend on a query are requested too rarely for the best compression. */
const queriedForMs = 60_000;

/** A page on which a block failed is rendered again after this number of milliseconds. */
const failedForMs = 15_000;

export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { contentSource, frames, cache, queryCache, publicUrl, sheetOf, scriptsOf, clock, onBrokenBlock, onMissing } =
    options;
  const { pageLists = noPageLists, search } = options;
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
    /** A text that is the same for equal data of the blocks. */
    readonly dataKey: string;
    readonly declared: readonly DeclaredQuery[];
    readonly hasFailed: boolean;
  }

  const load = async (
    page: PreparedPage,
    { path, query, isMember }: Pick<View, "path" | "query" | "isMember">,
  ): Promise<Loaded> => {
    const declared: DeclaredQuery[] = [];
    const failed: string[] = [];
    const data: unknown[] = [];
    const placeholders = await loadBlocks(page.placeholders, {
      page,
      site: page.site,
      path,
      content: contentSource,
      pageLists,
      search,
      query,
      isMember,
      onDeclared: (one) => declared.push(one),
      onLoaded: (loaded) => data.push(loaded),
      onFailed: (error, block) => {
        failed.push(block.uid);
        onBrokenBlock(error, block, path);
      },
    });
    const dataKey = data.length + failed.length > 0 ? digestOf(JSON.stringify([data, failed])) : "";
    return { page: { ...page, placeholders }, dataKey, declared, hasFailed: failed.length > 0 };
  };

  const draw = ({ page, hasFailed }: Loaded, view: View, now: number, isBuiltIn = false): RenderedDocument => {
    let isBroken = hasFailed;
    const rendered = renderPage(page, {
      path: view.path,
      address: view.listed ? publicUrl + encodedPath(view.path) : undefined,
      publicUrl,
      assets: isBuiltIn ? builtInAssets : assets,
      sheetOf,
      scriptsOf,
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
    return draw(await load(own, view), { ...view, listed: false }, clock(), isBuiltIn);
  };

  const render: PageRenderer["render"] = async (site, layout, view) =>
    draw(await load(preparePage(layout, site), view), view, clock());

  const make = async (loaded: Loaded, view: View, lastsAtMost = Infinity): Promise<Made<PageAnswer>> => {
    const now = clock();
    const { html, robots, sheet, frameSheets, policy, changesAt = Infinity } = draw(loaded, view, now);
    const { status = 200 } = view;
    const body = await encodeBody(html, { lastsMs: Math.min(changesAt - now, lastsAtMost) });
    const cacheControl = status === 200 ? revalidated : "no-store";
    return {
      value: createPageAnswer(body, { status, cacheControl, policy, robots, sheet, frameSheets }),
      bytes: Object.values(body).reduce((sum, { bytes }) => sum + bytes.byteLength, 0),
      expiresAt: changesAt,
    };
  };

  /** The parameters that the blocks of a page declare, by the key of the page. It has no more entries than pages. */
  const declaredBy = new Map<string, { readonly revision: string; readonly declared: readonly DeclaredQuery[] }>();

  const stored = (key: string, values: QueryValues, current: string): PageAnswer | undefined => {
    const search = asSearch(values);
    return search === "" ? cache.current(key, current) : queryCache.current(key + search, current);
  };

  return {
    render,
    currentAnswer(key, query) {
      const current = revision();
      if (query === undefined || query.size === 0) return cache.current(key, current);
      const known = declaredBy.get(key);
      return known?.revision === current ? stored(key, declaredValues(known.declared, query), current) : undefined;
    },
    storedAnswer: (key) => (key.includes("?") ? queryCache : cache).current(key, revision()),
    async cachedAnswer(key, site, layout, view) {
      const before = revision();
      const loaded = await load(preparePage(layout, site), view);
      declaredBy.set(key, { revision: before, declared: loaded.declared });
      const values = declaredValues(loaded.declared, view.query);
      if (!isStorable(loaded.declared, values))
        return { kind: "unstored", page: draw(loaded, { ...view, listed: false }, clock()) };
      const service = serviceAt(site, clock());
      const parts = [layout, site, frames.revision(), service.key, loaded.dataKey];
      const search = asSearch(values);
      const answer = await (search === ""
        ? cache.get(key, { revision: before, parts }, () => make(loaded, view))
        : queryCache.get(key + search, { revision: before, parts }, () => make(loaded, view, queriedForMs)));
      return { kind: "stored", answer };
    },
    async findAttachment(site, layout, { path, name }) {
      const page = preparePage(layout, site);
      const known = attachmentIn(page, name);
      if (known) return known;
      // The attachment may be in a block that another block looks up.
      const { placeholders } = (await load(page, { path })).page;
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

const digestOf = (text: string): string => createHash("sha256").update(text).digest("base64url");

const serviceAt = (site: Site, now: number): ServiceWindows => serviceWindowsAt(site.settings, now);
