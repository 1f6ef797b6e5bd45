import type { WidgetRequest } from "./block/placed-widget.ts";
import { type DrawableBlock, eachLoaded } from "./block/load-blocks.ts";

/** The number of blocks that most visitors see on the first screen. */
const firstScreen = 2;

/**
 * Returns the widgets that every visitor of a page needs, which its head may preload: eager ones, and those with
 * `visible` on the first screen, also inside other blocks. `idle` widgets must not compete with the page, and only the
 * loader knows which other widgets a visitor scrolls to or touches.
 */
export function earlyWidgets(main: readonly DrawableBlock[]): readonly WidgetRequest[] {
  const early: WidgetRequest[] = [];
  main.forEach((block, index) =>
    eachLoaded([block], ({ block: { widget } }) => {
      if (widget?.load === "eager" || (widget?.load === "visible" && index < firstScreen)) early.push(widget);
    }),
  );
  return early;
}
