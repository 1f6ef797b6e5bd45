import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked, tablet, wideScreen } from "../../chrome/page.css.ts";

const { color, radius, shadow, space } = tokens;

export const place = style([column, block]);

/** On wide screens, the title is left of the text. */
export const box = style({
  ...stacked,
  gap: space.m,
  padding: `clamp(${space.l}, 4vw, ${space.xxl})`,
  borderRadius: radius.tool,
  background: color.sand,
  "@media": {
    [wideScreen]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", columnGap: space.xxl },
    "(forced-colors: active)": { border: "1px solid" },
  },
});

globalStyle(`${box} > :not(h2)`, { "@media": { [wideScreen]: { gridColumn: 2 } } });
globalStyle(`${box} > h2`, { "@media": { [wideScreen]: { gridRow: "1 / span 2" } } });

export const band = style({ background: color.sand });

export const section = style([
  column,
  block,
  {
    ...stacked,
    gap: `clamp(${space.xl}, 5vw, ${space.xxxl})`,
    "@media": { [wideScreen]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)", alignItems: "start" } },
  },
]);

export const opening = style({ ...stacked, gap: space.m });

export const slip = style({
  padding: `${space.s} clamp(${space.l}, 4vw, ${space.xxl})`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.paper,
  background: color.surface,
  boxShadow: shadow.paper,
});

export const row = style({
  ...stacked,
  gap: space.xxs,
  paddingBlock: space.l,
  selectors: { "& + &": { borderTop: `1px dashed ${color.line}` } },
  "@media": { [tablet]: { gridTemplateColumns: `${rems(11)} minmax(0, 1fr)`, columnGap: space.l } },
});

export const question = style({ fontWeight: 620 });

export const answer = style({ color: color.inkSoft });
