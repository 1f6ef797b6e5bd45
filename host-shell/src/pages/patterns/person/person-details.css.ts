import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { stacked, tablet } from "../../chrome/page.css.ts";

const { color, size, space } = tokens;

export const card = style({
  ...stacked,
  gap: space.l,
  "@media": { [tablet]: { gridTemplateColumns: "auto minmax(0, 1fr)", columnGap: space.xxl, alignItems: "start" } },
});

export const words = style({ ...stacked, gap: space.m });

export const name = style({
  textDecorationColor: color.sun,
  "@media": { "(forced-colors: active)": { textDecorationColor: "currentColor" } },
  textDecorationThickness: "2px",
  selectors: { "&:hover": { textDecorationColor: color.accent } },
});

export const facts = style({ borderBottom: `1px solid ${color.line}` });

export const fact = style({
  ...stacked,
  alignItems: "center",
  minHeight: rems(2.75),
  paddingBlock: space.xs,
  borderTop: `1px solid ${color.line}`,
  "@media": {
    [tablet]: { gridTemplateColumns: `${rems(6)} minmax(0, 1fr)`, columnGap: space.m, paddingBlock: space.xxs },
  },
});

export const label = style({ color: color.inkSoft, fontSize: size.s });

export const value = style({ minWidth: 0, overflowWrap: "anywhere" });
