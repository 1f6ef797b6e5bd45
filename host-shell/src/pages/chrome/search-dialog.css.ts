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

/** A key of one sign must be possible to switch off (WCAG 2.1.4). Only for screens that usually have a keyboard. */
export const key = style({
  display: "none",
  alignItems: "center",
  gap: space.xs,
  minHeight: rems(2.75),
  marginBlockStart: space.xs,
  color: color.inkSoft,
  fontSize: size.s,
  cursor: "pointer",
  "@media": { "(hover: hover) and (pointer: fine)": { display: "inline-flex" } },
});

export const keyCap = style({
  paddingInline: space.xs,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.paper,
  fontFamily: "inherit",
});

export const hint = style({ paddingBlock: space.xs, color: color.inkSoft, lineHeight: 1.4 });

globalStyle("[data-search-hint] > ul", {
  listStyle: "none",
  padding: 0,
  "@media": { [tablet]: { display: "grid", gridTemplateColumns: "repeat(2, minmax(0, 1fr))", columnGap: space.xl } },
});
globalStyle("[data-search-hint] a", {
  display: "flex",
  alignItems: "center",
  minHeight: rems(2.75),
  paddingBlock: space.xs,
  borderBlockEnd: `1px solid ${color.line}`,
  color: color.ink,
  lineHeight: 1.4,
  textDecorationColor: color.edge,
  overflowWrap: "anywhere",
});

export const all = style({
  appearance: "none",
  minHeight: rems(2.75),
  paddingBlock: space.xs,
  paddingInline: 0,
  border: 0,
  background: "none",
  color: color.ink,
  lineHeight: 1.4,
  textAlign: "start",
  textDecoration: "underline",
  textDecorationColor: color.edge,
  textUnderlineOffset: "0.2em",
  overflowWrap: "anywhere",
  cursor: "pointer",
  selectors: { "&:hover": { textDecorationColor: color.accent }, "&[hidden]": { display: "none" } },
});

globalStyle(`${key} > input`, { width: rems(1.25), height: rems(1.25), margin: 0, accentColor: color.accent });
globalStyle(`${inner} [role="search"] > label`, {
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
