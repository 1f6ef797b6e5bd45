import type { WidgetRequest } from "./blocks/block.ts";
import type { PreparedPage } from "./prepare-page.ts";

/** Most visitors see this many blocks on the first screen. */
const firstScreen = 2;

/**
 * Returns the widgets that every visitor of a page needs, which its head may preload: eager ones, and visible ones on the
 * first screen. `idle` widgets must not compete with the page, and only the loader knows which others are scrolled to or
 * touched.
 */
export function earlyWidgets({ main }: PreparedPage): readonly WidgetRequest[] {
  return main.flatMap((block, index) => {
    const widget = block.kind === "sound" ? block.widget : undefined;
    if (!widget) return [];
    return widget.load === "eager" || (widget.load === "visible" && index < firstScreen) ? [widget] : [];
  });
}
