import { renderToStaticMarkup } from "react-dom/server";
import type { PageView, PreparedBlock, WidgetRequest } from "./blocks/block.ts";
import { UnsoundBlock } from "./blocks/unsound-block.tsx";
import { SessionTimeout } from "./chrome/session-timeout.tsx";
import { SkipLink, mainId } from "./chrome/skip-link.tsx";
import { Document, type SiteAssets } from "./document.tsx";
import type { ServiceWindows } from "../services/site-settings/service-windows.ts";
import { type PreparedPage, widgetsOn } from "./prepare-page.ts";
import { earlyWidgets } from "./early-widgets.ts";
import type { WidgetFrame } from "./widget-frames.ts";

export interface PageSurroundings {
  /** The requested path. */
  readonly path: string;
  readonly canonical: string | undefined;
  readonly assets: SiteAssets;
  readonly frameOf: (request: WidgetRequest) => WidgetFrame | undefined;
  /** Whether the visitor sends `save-data`: then nothing is preloaded. */
  readonly savesData: boolean;
  readonly service: ServiceWindows;
  readonly correlationId?: string;
}

/**
 * Renders the whole document. It depends only on its arguments, so that equal input gives equal bytes.
 */
export function renderPage(page: PreparedPage, surroundings: PageSurroundings): string {
  const { path, canonical, assets, frameOf, savesData, service, correlationId } = surroundings;
  const view: PageView = { path, editing: page.editing, frameOf, service, correlationId };
  const frames = widgetsOn(page).flatMap((request) => frameOf(request) ?? []);
  const early = savesData ? [] : earlyWidgets(page);
  const renderBlocks = (blocks: readonly PreparedBlock[]) =>
    blocks.map((block, index) =>
      block.kind === "sound" ? (
        <block.render key={index} {...view} />
      ) : (
        page.editing && <UnsoundBlock key={index} {...block} />
      ),
    );
  const html = renderToStaticMarkup(
    <Document
      page={page}
      frames={frames}
      modules={early.length > 0 ? early.flatMap((request) => frameOf(request)?.preload ?? []) : undefined}
      assets={assets}
      canonical={canonical}
    >
      <SkipLink />
      {renderBlocks(page.header)}
      <main id={mainId} tabIndex={-1}>
        {renderBlocks(page.main)}
      </main>
      {renderBlocks(page.footer)}
      {service.sessionTimeout && <SessionTimeout {...service.sessionTimeout} />}
    </Document>,
  );
  return `<!doctype html>\n${html}\n`;
}
