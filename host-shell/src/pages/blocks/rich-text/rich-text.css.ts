import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked, textIndent, wideScreen } from "../../chrome/page.css.ts";

const { color, motion, radius, size, space } = tokens;

export const section = style([column, block]);

/** Aligns with the right column of the other blocks on wide screens. */
export const right = style({
  "@media": { [wideScreen]: { marginInlineStart: textIndent } },
});

export const withContents = style({
  ...stacked,
  gap: space.xl,
  "@media": {
    [wideScreen]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", columnGap: space.xxxl, alignItems: "start" },
  },
});

export const beside = style({
  display: "none",
  "@media": { [wideScreen]: { display: "block", position: "sticky", insetBlockStart: space.l } },
  // A list that is longer than the screen scrolls separately. The margins leave room for the focus ring.
  maxHeight: `calc(100dvh - 2 * ${space.l})`,
  overflowY: "auto",
  margin: `calc(-1 * ${space.xxs})`,
  padding: space.xxs,
});

export const above = style({
  maxWidth: "38em",
  "@media": { [wideScreen]: { display: "none" }, print: { display: "none" } },
});

export const contentsTitle = style({ fontSize: size.s, fontWeight: 620, color: color.inkSoft });

export const contents = style({ listStyle: "none" });

export const folded = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  background: color.surface,
  paddingInline: space.m,
});

export const contentsLink = style({
  display: "flex",
  alignItems: "center",
  minHeight: rems(2.75),
  borderBottom: `1px solid ${color.line}`,
  textDecorationLine: "none",
  overflowWrap: "anywhere",
  selectors: {
    [`${folded} li:last-child > &`]: { borderBottom: 0 },
    "&:hover": { textDecorationLine: "underline", textDecorationColor: color.accent },
  },
});

export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  minHeight: rems(3),
  fontWeight: 620,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});

export const chevron = style({
  display: "flex",
  color: color.inkSoft,
  transition: `rotate ${motion.calm}`,
  selectors: { "details[open] > summary > &": { rotate: "180deg" } },
});
