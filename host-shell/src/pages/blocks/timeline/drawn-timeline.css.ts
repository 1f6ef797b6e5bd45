import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked, tablet, wideScreen } from "../../chrome/page.css.ts";

const { color, font, size, space } = tokens;

export const band = style({ background: color.sand });

export const section = style([column, block, { ...stacked, gap: `clamp(${space.xl}, 5vw, ${space.xxxl})` }]);

export const list = style({
  listStyle: "none",
  ...stacked,
  gap: `clamp(${space.l}, 6vw, ${space.xxl})`,
  "@media": {
    [wideScreen]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", columnGap: space.xxl },
  },
});

export const step = style({
  ...stacked,
  gap: space.m,
  alignContent: "start",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  "@media": {
    [tablet]: { columnGap: space.xl, alignItems: "center" },
    [wideScreen]: { gridTemplateColumns: "1fr", alignItems: "start" },
  },
});

export const words = style({ ...stacked, gap: space.xs });

export const title = style({ display: "flex", gap: "0.5em" });

export const number = style({ color: color.inkSoft, fontFamily: font.display, fontSize: size.xl, lineHeight: 1.15 });

export const text = style({ color: color.inkSoft, maxWidth: "32em" });
