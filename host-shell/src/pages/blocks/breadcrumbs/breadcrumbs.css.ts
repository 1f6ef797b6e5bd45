import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column } from "../../chrome/page.css.ts";

const { color, size, space } = tokens;

export const trail = style([column, { paddingTop: space.s, fontSize: size.s, color: color.inkSoft }]);

export const list = style({ listStyle: "none", display: "flex", flexWrap: "wrap", alignItems: "center" });

export const crumb = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: rems(2.75),
  maxWidth: "100%",
  overflowWrap: "anywhere",
  // After each item but the last, so that no line begins with it.
  selectors: { "&:not(:last-child)::after": { content: "'/' / ''", marginInline: space.xs, color: color.edge } },
});

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "inherit",
  color: "inherit",
  textDecorationColor: color.edge,
  selectors: { "&:hover": { textDecorationColor: color.accent } },
});
