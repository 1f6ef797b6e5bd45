import { createVar, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { space } = tokens;

/** Reached on our own pages from 992 px on. */
const wide = "(min-width: 52em)";

/** How things are displayed that a wide screen shows at the side. Inside the steps, queries measure the steps. */
const narrowDisplay = createVar();

export const layout = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  vars: { [narrowDisplay]: "block" },
  "@container": {
    [wide]: {
      gridTemplateColumns: "minmax(0, 8fr) minmax(0, 5fr)",
      columnGap: space.xxl,
      alignItems: "start",
      vars: { [narrowDisplay]: "none" },
    },
  },
});

/** As wide as is comfortable to read. */
export const steps = style({
  minWidth: 0,
  maxWidth: rems(40),
  "@container": { [wide]: { containerType: "inline-size" } },
});

export const side = style({
  display: "none",
  "@container": {
    [wide]: { display: "block", position: "sticky", insetBlockStart: space.l, containerType: "inline-size" },
  },
});

/** As high as the sentence usually is, so that the buttons do not move when the price is loaded. */
export const line = style({ display: narrowDisplay, minHeight: rems(5.25) });

/** The place of a button below a text. */
export const action = style({ marginTop: space.s });

export const narrowOnly = style({ display: narrowDisplay });
