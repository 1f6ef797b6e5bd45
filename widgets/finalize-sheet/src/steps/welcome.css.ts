import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { space } = tokens;

export const moment = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  justifyItems: "center",
  gap: space.m,
  textAlign: "center",
  "@media": {
    "(min-width: 36em)": {
      gridTemplateColumns: `${rems(11)} minmax(0, 1fr)`,
      justifyItems: "start",
      alignItems: "center",
      columnGap: space.l,
      textAlign: "start",
    },
  },
});
export const circle = style({ width: rems(11), maxWidth: "60vw" });
export const words = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.xs });
/** Narrower than the window, so that long values are below their labels. */
export const facts = style({ containerType: "inline-size" });
export const phone = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `${space.xxs} ${space.m}`,
});
/** A target of 44 px in a row of text. */
export const link = style({ display: "inline-block", paddingBlock: space.s, marginBlock: `calc(-1 * ${space.s})` });
