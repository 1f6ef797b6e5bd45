import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked } from "../../chrome/page.css.ts";
import * as listSection from "../../patterns/list-section/list-section.css.ts";

const { color, font, size, space } = tokens;

export const section = style([column, block, listSection.section, { gap: `clamp(${space.xl}, 4vw, ${space.xxxl})` }]);

export const module = style({
  position: "relative",
  display: "grid",
  gridTemplateColumns: `minmax(${rems(1.75)}, auto) minmax(0, 1fr) auto`,
  columnGap: space.m,
  paddingBlock: space.l,
  borderBottom: `1px solid ${color.line}`,
});

/** On the first line of the heading. */
export const number = style({
  fontFamily: font.display,
  fontSize: size.xl,
  lineHeight: 1.15,
  color: color.inkSoft,
  fontVariantNumeric: "lining-nums tabular-nums",
});

export const words = style({ ...stacked, gap: space.xs });

/** The link extends over the whole module. */
export const link = style({
  textDecorationColor: "transparent",
  textDecorationThickness: "1.5px",
  selectors: {
    [`${module}:hover &`]: { textDecorationColor: color.accent },
    "&::after": { content: "''", position: "absolute", inset: 0 },
  },
});

export const duration = style({ fontSize: size.s, fontWeight: 600, color: color.inkSoft });

export const arrow = style({
  display: "flex",
  alignItems: "center",
  height: `calc(${size.xl} * 1.15)`,
  color: color.inkSoft,
});
