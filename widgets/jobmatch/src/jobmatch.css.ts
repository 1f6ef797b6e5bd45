import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, size, space } = tokens;

export const tool = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.l });

export const inside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: rems(1.25),
  "@container": { "(min-width: 36em)": { gap: space.l } },
});

/** The place of the search, below the steps. */
export const place = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: space.s,
  marginBlock: rems(-0.5),
  fontSize: size.s,
  color: color.inkSoft,
});
