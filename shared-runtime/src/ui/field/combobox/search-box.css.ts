import { style } from "@vanilla-extract/css";
import { rems } from "../../../theme/rems.ts";
import { tokens } from "../../../theme/tokens.css.ts";

const { color, radius, shadow, size, space } = tokens;

export const root = style({ width: "100%" });

export const frame = style({ position: "relative", display: "grid" });

/** Leaves room for two buttons. */
export const input = style({ paddingInlineEnd: rems(5.75), textOverflow: "ellipsis", cursor: "text" });

export const buttons = style({
  position: "absolute",
  insetInlineEnd: space.xxs,
  insetBlock: `${space.xxs} 0`,
  display: "flex",
});

export const button = style({
  appearance: "none",
  display: "grid",
  placeItems: "center",
  width: rems(2.75),
  padding: 0,
  border: 0,
  borderRadius: radius.control,
  background: "transparent",
  color: color.inkSoft,
  cursor: "pointer",
  ":hover": { color: color.ink },
});

export const panel = style({
  // Zag copies the layer of its first child to the element that it positions, above the fields below.
  position: "relative",
  zIndex: 10,
  overflow: "hidden",
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.control,
  background: color.surface,
  color: color.ink,
  boxShadow: shadow.dialog,
});

export const list = style({
  position: "relative",
  maxHeight: `min(${rems(18)}, 40vh)`,
  margin: 0,
  padding: 0,
  overflowY: "auto",
  listStyle: "none",
  outline: "none",
});

export const option = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space.s,
  minHeight: rems(2.75),
  paddingBlock: space.xs,
  paddingInline: `min(${space.m}, 4vw)`,
  fontSize: size.m,
  lineHeight: 1.35,
  cursor: "pointer",
  selectors: {
    "&[data-highlighted]": { background: color.sand, outline: `2px solid ${color.focus}`, outlineOffset: "-2px" },
    '&[aria-selected="true"]': { fontWeight: 620 },
  },
  "@media": {
    "(forced-colors: active)": {
      selectors: {
        "&[data-highlighted]": { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
      },
    },
  },
});

export const words = style({ minWidth: 0, overflowWrap: "anywhere" });

export const mark = style({ display: "flex", flex: "none" });

export const note = style({
  paddingBlock: space.s,
  paddingInline: `min(${space.m}, 4vw)`,
  fontSize: size.s,
  lineHeight: 1.5,
  color: color.inkSoft,
});
