import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { space } = tokens;

export const aside = style({ "@media": { print: { display: "none" } } });

export const box = style({
  display: "grid",
  gap: space.l,
  justifyItems: "start",
  "@container": { "(min-width: 48em)": { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center" } },
});

export const words = style({ display: "grid", gap: space.xs, maxWidth: "34em" });
