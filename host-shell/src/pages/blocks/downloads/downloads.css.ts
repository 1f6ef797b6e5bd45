import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column } from "../../chrome/page.css.ts";
import * as listSection from "../../patterns/list-section/list-section.css.ts";

const { color, space } = tokens;

export const section = style([column, block, listSection.section, { gap: `clamp(${space.l}, 3vw, ${space.xxxl})` }]);

export const item = style({ borderBottom: `1px solid ${color.line}` });

export const file = style({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space.m,
  minHeight: rems(3.5),
  paddingBlock: space.s,
  textDecoration: "none",
});

/** Centred on the first line. */
export const mark = style({ display: "flex", alignItems: "center", height: "1.6em", color: color.inkSoft });

export const words = style({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.m,
  overflowWrap: "anywhere",
  hyphens: "auto",
});

export const title = style({
  flex: "1 1 12em",
  minWidth: 0,
  fontWeight: 600,
  textDecoration: "underline",
  textDecorationColor: color.edge,
  textDecorationThickness: "1.5px",
  textUnderlineOffset: "0.25em",
  selectors: { [`${file}:hover &`]: { textDecorationColor: color.accent } },
});

export const about = style({ color: color.inkSoft });
