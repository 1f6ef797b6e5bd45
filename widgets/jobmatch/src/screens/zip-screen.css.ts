import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, size, space } = tokens;

const broad = "(min-width: 54em)";
const oneColumn = "minmax(0, 1fr)";

export const screen = style({
  display: "grid",
  gridTemplateColumns: oneColumn,
  gap: space.l,
  "@container": { [broad]: { gridTemplateColumns: `${oneColumn} ${rems(17)}`, columnGap: space.xxxl } },
});

export const main = style({
  display: "grid",
  gridTemplateColumns: oneColumn,
  gap: space.l,
  alignContent: "center",
  minWidth: 0,
});

export const intro = style({ display: "grid", gap: space.s });

/** The margin keeps the steps above the title visible after scrolling to it. */
export const title = style({ scrollMarginTop: rems(7) });

/** Hidden without scripting, where the text in `noscript` replaces the field. */
export const live = style({
  display: "grid",
  gridTemplateColumns: oneColumn,
  gap: space.l,
  "@media": { "(scripting: none)": { display: "none" } },
});

export const knownCv = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: space.xs,
  fontSize: size.s,
  color: color.inkSoft,
});

/** Hidden on narrow screens: on a phone the field comes directly under the headline. */
export const illustration = style({
  display: "none",
  "@container": { [broad]: { display: "block", alignSelf: "center" } },
});
