import { noPageLists, type PageLists } from "../../services/page-lists/page-lists.ts";
import type { SiteSearch } from "../../services/site-search/site-search.ts";
import { serviceWindowsAt } from "../../services/site-settings/service-windows.ts";
import type { PageView, PreparedBlock, SoundBlock } from "../block/prepared-block.ts";
import { drawBlocks } from "../block/draw-block.tsx";
import { loadBlocks, loadDeadlineMs } from "../block/load-blocks.ts";
import { prepareBlocks } from "../block/prepare-block.ts";
import type { ContentSource } from "../content/content-source.ts";
import type { Rendering } from "../content/layout-service-data.ts";
import { type PreparedPage, preparePage } from "../prepare-page.ts";
import { type PageSurroundings, renderPage, type RenderedPage } from "../render-page.tsx";
import { sampleContent } from "./sample-content.ts";
import { sampleAssets, sampleFrames, sampleSheetOf } from "./sample-frame.ts";
import { layoutOf } from "./sample-layout.ts";
import { sampleSite } from "./sample-site.ts";

const publicUrl = "https://lk.example";

/** A block that fails unexpectedly fails the test. */
const rethrow = (error: unknown): never => {
  throw error;
};

interface SampleView extends Partial<PageView> {
  readonly content?: ContentSource;
  readonly pageLists?: PageLists;
  readonly search?: SiteSearch;
  readonly query?: URLSearchParams;
  readonly deadlineMs?: number;
  /** Called with the error of each block that fails to load or to be drawn. */
  readonly onBroken?: (error: unknown, block: SoundBlock) => void;
}

/** Draws blocks for a visitor, or, if `editing` is true, for an editor. */
export async function drawSample(
  given: readonly (Rendering | PreparedBlock)[],
  {
    content = sampleContent({}).source,
    pageLists = noPageLists,
    search,
    query,
    deadlineMs = loadDeadlineMs,
    onBroken = rethrow,
    ...view
  }: SampleView = {},
): Promise<string> {
  const { path = "/en-side", site = sampleSite, editing = false, now = 0 } = view;
  const page = { site, template: "ContentPage", data: {}, editing };
  const blocks = given.flatMap((block) => ("kind" in block ? block : prepareBlocks([block], page)));
  const { main = [] } = await loadBlocks(
    { main: blocks },
    { page, site, path, content, pageLists, search, query, deadlineMs, onFailed: onBroken },
  );
  return drawBlocks(main, {
    view: {
      path,
      publicUrl,
      site,
      editing,
      correlationId: undefined,
      frameOf: ({ name, version }) => sampleFrames.frameOf(name, version),
      service: serviceWindowsAt(site.settings, now),
      now,
      member: undefined,
      ...view,
    },
    onBroken,
  });
}

interface SampleSurroundings extends Partial<PageSurroundings> {
  readonly content?: ContentSource;
  readonly pageLists?: PageLists;
  readonly search?: SiteSearch;
  readonly query?: URLSearchParams;
}

/** Renders a whole page. */
export async function renderPrepared(
  page: PreparedPage,
  {
    content = sampleContent({}).source,
    pageLists = noPageLists,
    search,
    query,
    onBroken = rethrow,
    ...surroundings
  }: SampleSurroundings = {},
): Promise<RenderedPage> {
  const { path = "/en-side", now = 0 } = surroundings;
  const placeholders = await loadBlocks(page.placeholders, {
    page,
    site: page.site,
    path,
    content,
    pageLists,
    search,
    query,
    onFailed: onBroken,
  });
  return renderPage(
    { ...page, placeholders },
    {
      path,
      address: publicUrl + path,
      publicUrl,
      assets: sampleAssets,
      sheetOf: sampleSheetOf,
      savesData: false,
      service: serviceWindowsAt(page.site.settings, now),
      now,
      frameOf: ({ name, version }) => sampleFrames.frameOf(name, version),
      onBroken,
      ...surroundings,
    },
  );
}

/** Renders a page that has only the block `sample`. */
export async function renderSample(
  { site = sampleSite, ...sample }: Parameters<typeof layoutOf>[0] & { readonly site?: PreparedPage["site"] },
  surroundings: SampleSurroundings = {},
): Promise<RenderedPage> {
  return renderPrepared(preparePage(layoutOf(sample), site), surroundings);
}
