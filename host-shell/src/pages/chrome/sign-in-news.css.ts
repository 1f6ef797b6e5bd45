import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column } from "./page.css.ts";

const { color, size, space } = tokens;

export const news = style({
  display: "none",
  background: color.goodFill,
  selectors: { "html[data-sign-in-news] &": { display: "block" } },
});

export const line = style([
  column,
  { display: "flex", alignItems: "center", gap: space.xs, paddingBlock: space.s, fontSize: size.s, fontWeight: 620 },
]);

export const sentence = style({
  display: "none",
  selectors: {
    'html[data-sign-in-news="in"] &[data-sign-in-sentence="in"]': { display: "inline" },
    'html[data-sign-in-news="out"] &[data-sign-in-sentence="out"]': { display: "inline" },
    'html[data-sign-in-news="late"] &[data-sign-in-sentence="late"]': { display: "inline" },
  },
});
