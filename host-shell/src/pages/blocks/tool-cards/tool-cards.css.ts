import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { stacked } from "../../chrome/page.css.ts";
import { card, corner } from "../../patterns/card/card.css.ts";

const { color, motion, radius, size, space } = tokens;

export const tool = style([
  card,
  {
    display: "flex",
    flexDirection: "column",
    border: `1px solid ${color.edge}`,
    vars: { [corner]: radius.control },
    background: color.surface,
    selectors: { "&:has(a:hover)": { borderColor: color.ink } },
  },
]);

export const words = style({
  ...stacked,
  flexGrow: 1,
  alignContent: "start",
  gap: space.xs,
  padding: space.l,
});

export const icon = style({ marginBlockEnd: space.xs, fontSize: size.xxl, lineHeight: 1 });

export const text = style({ color: color.inkSoft });

/** The bar is filled while the card can be pressed. */
export const bar = style({
  justifyContent: "space-between",
  minHeight: rems(3.25),
  paddingBlock: space.xs,
  paddingInline: space.l,
  borderBlockStart: `1px solid ${color.edge}`,
  borderRadius: `0 0 calc(${radius.control} - 1px) calc(${radius.control} - 1px)`,
  transition: `background-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    [`${tool}:has(a:hover) &`]: { background: color.ink, color: color.onInk },
    "&:not(:has(span + span))": { justifyContent: "flex-end" },
  },
});
