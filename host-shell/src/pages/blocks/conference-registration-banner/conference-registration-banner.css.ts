import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked, tablet, wideScreen } from "../../chrome/page.css.ts";

const { color, font, size, space } = tokens;

export const section = style([
  column,
  block,
  {
    ...stacked,
    gap: space.l,
    breakInside: "avoid",
    "@media": {
      [wideScreen]: { gridTemplateColumns: "minmax(0, 4fr) minmax(0, 8fr)", columnGap: space.xxl, alignItems: "start" },
    },
  },
]);

export const opening = style({ ...stacked, gap: space.s });

export const offer = style({ ...stacked, gap: space.l, justifyItems: "start" });

export const prices = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  width: "100%",
  margin: 0,
  borderTop: `2px solid ${color.ink}`,
  borderBottom: `1px solid ${color.line}`,
  "@media": { [tablet]: { gridAutoFlow: "column", gridTemplateColumns: "none", gridAutoColumns: "minmax(0, 1fr)" } },
});

export const price = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  justifyContent: "space-between",
  gap: `${space.xs} ${space.m}`,
  paddingBlock: space.m,
  selectors: { "& + &": { borderTop: `1px solid ${color.line}` } },
  "@media": {
    [tablet]: {
      flexDirection: "column",
      flexWrap: "nowrap",
      alignItems: "stretch",
      paddingBlock: space.l,
      paddingInlineEnd: space.m,
      selectors: {
        "& + &": { borderTop: 0, borderInlineStart: `1px solid ${color.line}`, paddingInlineStart: space.l },
      },
    },
  },
});

export const label = style({ color: color.inkSoft, fontSize: size.s, lineHeight: 1.4, overflowWrap: "anywhere" });

export const amount = style({
  margin: 0,
  maxWidth: "100%",
  fontFamily: font.display,
  fontSize: size.xl,
  fontVariantNumeric: "lining-nums tabular-nums",
  letterSpacing: "-0.015em",
  lineHeight: 1.1,
  overflowWrap: "anywhere",
  "@media": { [tablet]: { fontSize: size.xxl } },
});

export const over = style({ maxWidth: rems(34), fontFamily: font.display, fontSize: size.l });
