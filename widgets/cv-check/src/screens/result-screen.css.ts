import { style, styleVariants } from "@vanilla-extract/css";
import { figure as figureStyle } from "shared-runtime/theme/typography.css.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, size, space } = tokens;

export const words = style({ display: "grid", gap: space.m, alignContent: "start", minWidth: 0 });

export const counts = style({
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, max-content))",
  columnGap: space.l,
  paddingBlock: space.xs,
  "@container": { "(min-width: 48em)": { columnGap: space.xxl } },
});

/** The number stands above its label to the eye, and after it to whoever listens: "områder gennemgået: 17". */
export const count = style({ display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end", gap: space.xxs });

export const label = style({ fontSize: size.s, lineHeight: 1.35, color: color.inkSoft, hyphens: "auto" });

export const figure = styleVariants({
  areas: [figureStyle],
  meets: [figureStyle, { color: color.good }],
  suggestions: [figureStyle, { color: color.warn }],
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s,
  "@media": { print: { display: "none" } },
});

export const areas = style({ display: "grid", gap: space.xs, scrollMarginTop: space.xxl });

export const area = style({ display: "grid", gap: space.m, maxWidth: "42em" });

export const items = style({ display: "grid", gap: space.m });

export const item = style({ display: "grid", gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: space.s });

export const mark = style({ display: "flex", alignItems: "center", height: "1.6em" });

export const itemTitle = style({ fontWeight: 620 });
