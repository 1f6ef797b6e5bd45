import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { card, corner } from "../../patterns/card/card.css.ts";

const { color, motion, space } = tokens;

export const feature = style([
  card,
  {
    vars: { [corner]: "0px" },
    display: "flex",
    flexDirection: "column",
    gap: space.s,
    height: "100%",
    minHeight: rems(11),
    paddingInlineStart: space.l,
    borderInlineStart: `2px solid ${color.ink}`,
    transition: `border-color ${motion.quick}`,
    selectors: { "&:has(a:hover)": { borderColor: color.sun } },
    "@media": { "(forced-colors: active)": { padding: space.m }, print: { minHeight: 0 } },
  },
]);

export const description = style({ maxWidth: "30em", color: color.inkSoft });

export const cue = style({ marginBlockStart: "auto" });
