import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { space } = tokens;

/** Reached on our own pages from 992 px on. */
const wide = "(min-width: 52em)";

export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  "@container": {
    [wide]: { gridTemplateColumns: "minmax(0, 8fr) minmax(0, 5fr)", columnGap: space.xxl, alignItems: "start" },
  },
});

/** As wide as is comfortable to read. */
export const steps = style({ minWidth: 0, maxWidth: rems(40) });

export const side = style({
  display: "none",
  "@container": {
    [wide]: { display: "block", position: "sticky", insetBlockStart: space.l, containerType: "inline-size" },
  },
});

/** As high as the sentence usually is, so that the buttons do not move when the price is loaded. */
export const line = style({ minHeight: rems(5.25), "@container": { [wide]: { display: "none" } } });

export const narrowOnly = style({ "@container": { [wide]: { display: "none" } } });
