import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { space } = tokens;

export const tool = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.l });

export const inside = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: rems(1.25),
  "@container": { "(min-width: 36em)": { gap: space.l } },
});
