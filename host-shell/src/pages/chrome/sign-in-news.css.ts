import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import type { SignInNews } from "../../enhance/sign-in-news.ts";
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

const shownAt = (news: SignInNews) =>
  style({ display: "none", selectors: { [`html[data-sign-in-news="${news}"] &`]: { display: "inline" } } });

export const sentence: Readonly<Record<SignInNews, string>> = {
  in: shownAt("in"),
  out: shownAt("out"),
  late: shownAt("late"),
};
