import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, space } = tokens;

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  justifySelf: "start",
  minHeight: rems(2.75),
  maxWidth: "100%",
  overflowWrap: "anywhere",
  fontWeight: 600,
  textDecorationColor: color.edge,
  selectors: { "&:hover": { textDecorationColor: color.accent } },
});

globalStyle(`${link} svg`, { flex: "none", width: rems(1), height: rems(1), rotate: "90deg" });
