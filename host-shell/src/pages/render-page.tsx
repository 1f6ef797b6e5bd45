import { renderToStaticMarkup } from "react-dom/server";
import type { PageView, PreparedBlock, WidgetWish } from "./blocks/block.ts";
import { UnsoundBlock } from "./blocks/unsound-block.tsx";
import { SessionTimeout } from "./chrome/session-timeout.tsx";
import { SkipLink, mainId } from "./chrome/skip-link.tsx";
import { Document, type SiteAssets } from "./document.tsx";
import type { ServiceWindows } from "../services/site-settings/service-windows.ts";
import { type PreparedPage, widgetsOn } from "./prepare-page.ts";
import { earlyWidgets } from "./early-widgets.ts";
import type { WidgetFrame } from "./widget-frames.ts";

export interface PageSurroundings {
  /** The path that was asked for. */
  readonly path: string;
  readonly canonical: string | undefined;
  readonly assets: SiteAssets;
  readonly frameOf: (wish: WidgetWish) => WidgetFrame | undefined;
  /** Whether the visitor asked for few bytes: then nothing is asked for that may not be used. */
  readonly savesData: boolean;
  readonly service: ServiceWindows;
  readonly correlationId?: string;
}

/**
 * The whole document. Knows nothing of the request but what `surroundings` say, so that equal input gives equal bytes.
 */
export function renderPage(page: PreparedPage, surroundings: PageSurroundings): string {
  const { path, canonical, assets, frameOf, savesData, service, correlationId } = surroundings;
  const view: PageView = { path, editing: page.editing, frameOf, service, correlationId };
  const frames = widgetsOn(page).flatMap((wish) => frameOf(wish) ?? []);
  const atOnce = savesData ? [] : earlyWidgets(page);
  const drawn = (blocks: readonly PreparedBlock[]) =>
    blocks.map((block, index) =>
      block.kind === "sound" ? (
        <block.draw key={index} {...view} />
      ) : (
        page.editing && <UnsoundBlock key={index} {...block} />
      ),
    );
  const html = renderToStaticMarkup(
    <Document
      page={page}
      frames={frames}
      modules={atOnce.length > 0 ? atOnce.flatMap((wish) => frameOf(wish)?.preload ?? []) : undefined}
      assets={assets}
      canonical={canonical}
    >
      <SkipLink />
      {drawn(page.header)}
      <main id={mainId} tabIndex={-1}>
        {drawn(page.main)}
      </main>
      {drawn(page.footer)}
      {service.sessionTimeout && <SessionTimeout {...service.sessionTimeout} />}
    </Document>,
  );
  return `<!doctype html>\n${html}\n`;
}
