import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { stacked } from "../../chrome/page.css.ts";

const { color, size, space } = tokens;

export const contact = style({ ...stacked });

export const row = style({ display: "flex", alignItems: "center", gap: space.xs, color: color.inkSoft });

/** Without an icon, the words begin below those of the rows with one. */
export const indented = style({ paddingInlineStart: `calc(1.2em + ${space.xs})` });

export const words = style({
  overflowWrap: "anywhere",
  display: "inline-flex",
  alignItems: "center",
  minHeight: rems(2.75),
  color: color.ink,
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minWidth: rems(2.75),
  minHeight: rems(2.75),
  color: color.ink,
  overflowWrap: "anywhere",
  hyphens: "none",
  textDecorationColor: color.edge,
  textDecorationThickness: "1.5px",
  selectors: { "&:hover": { textDecorationColor: color.accent } },
});

export const phone = style({
  fontSize: size.l,
  fontWeight: 620,
  fontVariantNumeric: "lining-nums tabular-nums",
  textDecorationColor: color.sun,
  "@media": { "(forced-colors: active)": { textDecorationColor: "currentColor" } },
  textDecorationThickness: "2px",
});
