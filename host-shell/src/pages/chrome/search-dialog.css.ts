import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column, tablet } from "./page.css.ts";
import { list } from "./search-field.css.ts";

const { color, motion, radius, size, space } = tokens;

/** A strip over the upper edge of the page; the whole screen of a phone. */
export const dialog = style({
  width: "100%",
  maxWidth: "none",
  height: "100dvh",
  maxHeight: "none",
  margin: 0,
  padding: 0,
  border: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  background: color.paper,
  color: color.ink,
  "::backdrop": { background: "rgb(0 0 0 / 45%)" },
  "@media": {
    [tablet]: {
      height: "fit-content",
      maxHeight: "100dvh",
      borderBlockEnd: `1px solid ${color.line}`,
    },
    print: { display: "none" },
  },
});

export const inner = style([
  column,
  {
    position: "relative",
    paddingBlock: `${space.s} ${space.xl}`,
    "@media": { [tablet]: { maxWidth: rems(48), paddingBlock: `${space.xl} ${space.xxl}` } },
  },
]);

/** Next to the label, although it follows the form in the tab order. */
export const close = style({
  appearance: "none",
  position: "absolute",
  insetInlineEnd: 0,
  top: space.s,
  minWidth: rems(2.75),
  minHeight: rems(2.75),
  paddingInline: space.m,
  border: `1.5px solid ${color.ink}`,
  borderRadius: radius.pill,
  background: "transparent",
  color: color.ink,
  fontSize: size.s,
  fontWeight: 600,
  cursor: "pointer",
  transition: `background-color ${motion.quick}`,
  selectors: { "&:hover": { background: color.sand } },
  "@media": { [tablet]: { top: space.l } },
});

globalStyle(`${inner} label`, {
  display: "flex",
  alignItems: "center",
  minHeight: rems(2.75),
  paddingInlineEnd: rems(5),
});

// The dialog grows with the list, which would be cut off at the edge of the dialog otherwise.
globalStyle(`${dialog} ${list}`, {
  position: "static",
  maxHeight: "none",
  marginBlockStart: space.xs,
  padding: 0,
  border: 0,
  background: "none",
  boxShadow: "none",
});
