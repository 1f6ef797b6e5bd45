import { renderToStaticMarkup } from "react-dom/server";
import type { ServiceWindows } from "../services/site-settings/service-windows.ts";
import type { PlacedWidget, WidgetRequest } from "./block/placed-widget.ts";
import type { PageView, SoundBlock } from "./block/prepared-block.ts";
import { type Drawer, drawPlaceholder } from "./block/draw-block.tsx";
import { BlockNotes } from "./block/editor-cards.tsx";
import { type DrawableBlock, eachLoaded } from "./block/load-blocks.ts";
import { consentWidget } from "./blocks/cookie-consent/consent-widget.ts";
import { SessionTimeout } from "./chrome/session-timeout.tsx";
import { drawSiteFooter, drawSiteHeader } from "./chrome/site-chrome.tsx";
import { SkipLink } from "./chrome/skip-link.tsx";
import { earlyWidgets } from "./early-widgets.ts";
import { fillFieldChromes } from "./editing/fill-field-chromes.ts";
import type { PolicyExceptions } from "./http/content-security-policy.ts";
import { documentMarkup, type SiteAssets } from "./head/document.tsx";
import { isListed } from "./head/page-head.ts";
import { withoutParts } from "./member/fill-parts.ts";
import type { MemberVariant } from "./member/member-marks.ts";
import { SessionDebug } from "./session-debug/session-debug.tsx";
import type { PreparedPage } from "./prepare-page.ts";
import type { FrameFile, WidgetFrame } from "./widget-frames.ts";

export interface PageSurroundings {
  /** The requested path. */
  readonly path: string;
  /** Absolute address of the page; `undefined` for pages without one. */
  readonly address: string | undefined;
  readonly publicUrl: string;
  readonly assets: SiteAssets;
  /** Returns the address of the file with some style sheets, in their order; `undefined` for a page without any. */
  readonly sheetOf: (styles: readonly string[]) => string | undefined;
  /** Returns the addresses to link for the scripts of blocks. Defaults to their own. */
  readonly scriptsOf?: ((scripts: readonly string[]) => readonly string[]) | undefined;
  readonly frameOf: (request: WidgetRequest) => WidgetFrame | undefined;
  /** Whether the visitor sends `save-data`. If so, nothing is preloaded. */
  readonly savesData: boolean;
  readonly service: ServiceWindows;
  /** The moment of drawing, in milliseconds since 1970. */
  readonly now: number;
  readonly correlationId?: string | undefined;
  readonly member?: MemberVariant | undefined;
  /** Called with the error of each block that could not be drawn. */
  readonly onBroken: (error: unknown, block: SoundBlock) => void;
}

/** A page whose blocks have loaded their data. */
export interface LoadedPage extends Omit<PreparedPage, "placeholders"> {
  readonly placeholders: Readonly<Record<string, readonly DrawableBlock[]>>;
}

export interface RenderedPage {
  readonly html: string;
  /** Value of the robots tag. */
  readonly robots: string;
  /** Address of the style sheet; `undefined` if the page has none. */
  readonly sheet: string | undefined;
  /** The style sheets of the first frames that are part of the first paint, each once. */
  readonly frameSheets: readonly FrameFile[];
  /** The sources that the policy must allow for the blocks and the site. */
  readonly policy: Pick<PolicyExceptions, "hasTagManager" | "images" | "frames">;
  /** The time (milliseconds since 1970) at which the page will look different; `undefined` if it never will. */
  readonly changesAt: number | undefined;
  /** The parts that the template needs and the content lacks, for the log. */
  readonly missing: string | undefined;
}

/** Renders the whole document. It depends only on its arguments, so that equal input gives equal bytes. */
export function renderPage(page: LoadedPage, surroundings: PageSurroundings): RenderedPage {
  const { path, address, publicUrl, assets, frameOf, savesData, service, now, correlationId, member } = surroundings;
  const { site, editing, frame, head } = page;
  const view: PageView = { path, publicUrl, site, editing, frameOf, service, now, correlationId, member };
  const { widgets, folders, images, frames, changesAt } = gather(page, view);
  // Editors are neither asked for consent nor tracked.
  const asksConsent = !editing && widgets.some(isOverlay);
  const drawer: Drawer = { view, onBroken: surroundings.onBroken };

  const { sessionTimeout } = service;
  const notes = editing && page.notes.length > 0 ? <BlockNotes name={frame.name} notes={page.notes} /> : undefined;
  const drawn = frame.frame({
    data: page.data,
    title: page.navigationTitle,
    head,
    view,
    skipLink: renderToStaticMarkup(<SkipLink />) + (notes ? renderToStaticMarkup(notes) : ""),
    siteHeader: drawSiteHeader(view),
    siteFooter: drawSiteFooter(view),
    // No warning while a page is edited or previewed, so that editors are not signed out.
    sessionTimeout:
      sessionTimeout && !editing && !page.previewing
        ? renderToStaticMarkup(<SessionTimeout {...sessionTimeout} loginAddress={site.loginAddress} />)
        : "",
    slot: (name) => drawPlaceholder(name, page.placeholders[name] ?? [], drawer),
  });

  const ofMember = member === undefined ? withoutParts(drawn) : drawn;
  const body = editing ? fillFieldChromes(ofMember, page.values) : ofMember;

  // Editors have no session.
  const debug = editing ? undefined : assets.sessionDebug;
  const robots = address === undefined || editing ? "noindex" : (head.robots ?? frame.robots);
  const early = savesData ? [] : earlyWidgets(page.placeholders["headless-main"] ?? []);
  const requests = new Map(widgets.map((request) => [`${request.name}@${request.version}`, request]));
  const ofBlocks = [frame.folder, ...folders].flatMap((folder) => assets.blocks[folder] ?? []);
  const linked = debug ? [...ofBlocks, debug] : ofBlocks;
  const sheet = surroundings.sheetOf([...new Set([...assets.styles, ...linked.flatMap(({ styles }) => styles)])]);
  const scripts = [...new Set(linked.flatMap((one) => one.scripts))];
  const framed = [...requests.values()].filter((request) => editing || !isOverlay(request));
  const sheetsOfFrames = framed.flatMap((request) => frameOf(request)?.styles ?? []);
  const html = documentMarkup(
    {
      site,
      language: page.language,
      editing,
      head,
      robots,
      modules: early.length > 0 ? early.flatMap((request) => frameOf(request)?.preload ?? []) : undefined,
      sheet,
      scripts: surroundings.scriptsOf?.(scripts) ?? scripts,
      asksConsent,
      isOfMember: member !== undefined,
      hasWidgets: !widgets.every(isOverlay),
      assets,
      address: isListed(robots) ? address : undefined,
      publicUrl,
    },
    debug ? body + renderToStaticMarkup(<SessionDebug />) : body,
  );
  return {
    html,
    robots,
    sheet,
    frameSheets: [...new Map(sheetsOfFrames.map((file) => [file.href, file])).values()],
    policy: { hasTagManager: !editing && site.tagManagerId !== undefined, images, frames },
    changesAt: earliest([changesAt, service.changesAt, frame.changesAt?.(page.data, view)]),
    missing: frame.missing?.(page.data, view),
  };
}

/**
 * Collects what the blocks of a page need in addition to their markup. Folders and origins are sorted, so that equal
 * needs give equal bytes.
 */
function gather({ placeholders }: LoadedPage, view: PageView) {
  const widgets: PlacedWidget[] = [];
  const folders = new Set<string>();
  const images = new Set<string>();
  const frames = new Set<string>();
  const moments: (number | undefined)[] = [];
  for (const blocks of Object.values(placeholders))
    eachLoaded(blocks, ({ block, data }) => {
      if (block.widget) widgets.push(block.widget);
      if (block.folder !== undefined) folders.add(block.folder);
      for (const origin of block.policy.images ?? []) images.add(origin);
      for (const origin of block.policy.frames ?? []) frames.add(origin);
      moments.push(block.changesAt(view, data));
    });
  return {
    widgets,
    folders: [...folders].toSorted(),
    images: [...images].toSorted(),
    frames: [...frames].toSorted(),
    changesAt: earliest(moments),
  };
}

/**
 * Whether a widget is the consent overlay of the site, which a script of its own loads without the loader. In the
 * preview for editors, the overlay has another `load` and needs the loader.
 */
function isOverlay({ name, load }: PlacedWidget): boolean {
  return name === consentWidget && load === "interaction";
}

function earliest(moments: readonly (number | undefined)[]): number | undefined {
  const known = moments.filter((moment) => moment !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}
