import type { WidgetWish } from "./blocks/block.ts";
import type { PreparedPage } from "./prepare-page.ts";

/** What stands among so many blocks is on the first screen of most visitors. */
const firstScreen = 2;

/**
 * The widgets that every visitor of a page gets, so that its head may ask for them ahead of the loader: eager ones, and
 * those on the first screen. `idle` leaves the network to the page until it is done, and whether anything below is
 * scrolled to, or touched, only the loader finds out.
 */
export function earlyWidgets({ main }: PreparedPage): readonly WidgetWish[] {
  return main.flatMap((block, index) => {
    const widget = block.kind === "sound" ? block.widget : undefined;
    if (!widget) return [];
    return widget.load === "eager" || (widget.load === "visible" && index < firstScreen) ? [widget] : [];
  });
}
