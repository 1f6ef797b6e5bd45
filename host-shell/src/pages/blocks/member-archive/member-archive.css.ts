import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column } from "../../chrome/page.css.ts";

const { color, space } = tokens;

export const outer = style([column, block]);

export const archive = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xl,
  maxWidth: rems(48),
});

export const actions = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.m,
  "@media": { print: { display: "none" } },
});
export const scripted = style({
  display: "none",
  selectors: { "html[data-scripted] &, [data-widget-editing] &, html[data-editing] &": { display: "inline" } },
});

export const section = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.s });

export const entry = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.xxs,
  paddingBlock: space.m,
  borderBlockStart: `1px solid ${color.line}`,
  overflowWrap: "anywhere",
  breakInside: "avoid",
});

export const lines = style({ display: "grid", gap: space.xs, marginBlock: space.xs });
export const line = style({
  display: "grid",
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rems(13)}), 1fr))`,
  columnGap: space.m,
  alignItems: "baseline",
});
export const value = style({ margin: 0, whiteSpace: "pre-line", overflowWrap: "anywhere" });
export const asked = style({ whiteSpace: "pre-line", maxWidth: rems(38) });
export const files = style({ paddingInlineStart: space.l });
