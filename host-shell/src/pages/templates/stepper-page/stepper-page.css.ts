import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column } from "../../chrome/page.css.ts";

const { color, space } = tokens;

export const bar = style([
  column,
  {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: space.l,
    paddingBlock: space.xs,
    minHeight: rems(4),
    borderBottom: `1px solid ${color.line}`,
  },
]);

export const close = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.xs,
  minHeight: rems(2.75),
  fontWeight: 600,
  textDecorationColor: color.edge,
  selectors: { "&:hover": { textDecorationColor: color.accent } },
});
