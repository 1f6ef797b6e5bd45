import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked, textIndent, wideScreen } from "../../chrome/page.css.ts";

const { color, radius, size, space } = tokens;

export const section = style([column, block]);

/** On wide screens it aligns with the right column of the other blocks. */
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
});

export const above = style({ "@media": { [wideScreen]: { display: "none" } } });

export const contentsTitle = style({ fontSize: size.s, fontWeight: 620, color: color.inkSoft });

export const contents = style({ listStyle: "none" });

export const contentsLink = style({
  display: "flex",
  alignItems: "center",
  minHeight: rems(2.75),
  borderBottom: `1px solid ${color.line}`,
  textDecorationLine: "none",
  selectors: { "&:hover": { textDecorationLine: "underline", textDecorationColor: color.accent } },
});

export const folded = style({
  border: `1px solid ${color.line}`,
  borderRadius: radius.control,
  paddingInline: space.m,
});

export const summary = style({
  display: "list-item",
  paddingBlock: space.s,
  fontWeight: 620,
  cursor: "pointer",
});
