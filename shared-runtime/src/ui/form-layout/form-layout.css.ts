import { style, styleVariants } from "@vanilla-extract/css";
import { rems } from "../../theme/rems.ts";
import { tokens } from "../../theme/tokens.css.ts";

const { space } = tokens;

/** The fields of a form below each other. */
export const fields = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  maxWidth: rems(34),
});

/** Fields that belong together: side by side if there is room, and aligned at their controls. */
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  columnGap: space.m,
  rowGap: space.l,
});

const field = style({ minWidth: 0, maxWidth: "100%" });

/** A field is as wide as its usual text, so that its width shows what to write. */
export const width = styleVariants({
  zip: [field, { flex: `0 1 ${rems(7)}` }],
  date: [field, { flex: `0 1 ${rems(10)}` }],
  phone: [field, { flex: `0 1 ${rems(19)}` }],
  city: [field, { flex: `1 1 ${rems(12)}` }],
  half: [field, { flex: `1 1 ${rems(14)}` }],
  full: [field, { flex: "1 0 100%" }],
});
