import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { space } = tokens;

/** Shared by the loading and the result screen, so that the review settles where its skeleton stood. */
export const screen = style({ display: "grid", gap: space.xl });

export const top = style({
  display: "grid",
  gap: space.l,
  alignItems: "start",
  "@container": { "(min-width: 36em)": { gridTemplateColumns: `${rems(11)} minmax(0, 1fr)`, columnGap: space.xl } },
});

export const page = style({
  width: rems(7),
  "@container": { "(min-width: 36em)": { width: "100%" } },
});
