import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tablet, wideScreen } from "../../chrome/page.css.ts";

const lowWindow = "(max-height: 20em)";
const open = ':root[data-consent-overlay="open"]';
const room = "--lk-consent-room";

/** In editing mode the overlay is always shown, at the end of the page. */
export const place = style({
  // Without height, since the overlay is fixed to the window and the end of the page makes room for it. In a low
  // window, the overlay is part of the page.
  blockSize: 0,
  "@media": { [lowWindow]: { blockSize: "auto" } },
  selectors: {
    [`:root:not([data-consent-overlay], [data-widget-editing]) body:not([data-widget-editing]) &:not([data-widget-state="ready"], [data-answered])`]:
      {
        display: "none",
      },
    ":root[data-consent-overlay] &": { vars: { "--lk-consent-overlay": "grid" } },
  },
});

// Estimated height of the overlay until the widget sets the exact one, so that the end of the page and focused elements
// can be scrolled clear of it.
globalStyle(open, {
  vars: { [room]: `min(50dvh, ${rems(9.25)})` },
  scrollPaddingBlockEnd: `var(${room})`,
  "@media": {
    [tablet]: { vars: { [room]: `min(50dvh, ${rems(9.5)})` } },
    [wideScreen]: { vars: { [room]: `min(50dvh, ${rems(7)})` } },
    [lowWindow]: { vars: { [room]: "0px" } },
  },
});

globalStyle(`${open} body`, { paddingBlockEnd: `var(${room})` });
