import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { motion, space } = tokens;

const oneColumn = "minmax(0, 1fr)";

export const screen = style({ display: "grid", gridTemplateColumns: oneColumn, gap: space.l });

export const top = style({
  display: "grid",
  gridTemplateColumns: oneColumn,
  columnGap: space.l,
  rowGap: space.xs,
  "@container": { "(min-width: 44em)": { gridTemplateColumns: `${oneColumn} auto`, alignItems: "baseline" } },
});

/** The margin leaves room for the steps above the title after scrolling to the title. */
export const title = style({ scrollMarginTop: rems(7) });

export const restart = style({
  "@container": { "(min-width: 44em)": { gridRow: 1, gridColumn: 2 } },
});

export const advice = style({ marginBlockStart: space.s });

/** Results that are about to be replaced: greyed out but readable. */
export const old = style({
  opacity: 0.85,
  filter: "grayscale(1)",
  transition: `opacity ${motion.calm}, filter ${motion.calm}`,
});
