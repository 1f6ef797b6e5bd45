import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tablet, wideScreen } from "../../chrome/page.css.ts";

const open = ':root[data-consent-overlay="open"]';
const room = "--lk-consent-room";

/** In editing mode the overlay is always shown, at the end of the page. */
export const place = style({
  selectors: {
    [`:root:not([data-consent-overlay="open"]) body:not([data-widget-editing]) &:not([data-widget-state="ready"], [data-answered])`]:
      {
        display: "none",
      },
    [`${open} &`]: { vars: { "--lk-consent-overlay": "grid" } },
  },
});

// Estimated height of the overlay until the widget sets the exact one, so that the end of the page and focused elements
// can be scrolled clear of it.
globalStyle(open, {
  vars: { [room]: `min(50dvh, ${rems(17)})` },
  scrollPaddingBlockEnd: `var(${room})`,
  "@media": {
    [tablet]: { vars: { [room]: `min(50dvh, ${rems(14.5)})` } },
    [wideScreen]: { vars: { [room]: `min(50dvh, ${rems(11)})` } },
  },
});
