import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { space } = tokens;

export const empty = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.l,
  alignItems: "center",
  "@container": { "(min-width: 44em)": { gridTemplateColumns: `minmax(0, 1fr) ${rems(13)}` } },
});

export const words = style({ display: "grid", gap: space.m, justifyItems: "start" });

export const ways = style({ display: "flex", flexWrap: "wrap", gap: space.s });

export const drawing = style({ display: "none", "@container": { "(min-width: 44em)": { display: "block" } } });
