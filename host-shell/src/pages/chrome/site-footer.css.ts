import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column, stacked, tablet } from "./page.css.ts";

const { color, space } = tokens;

export const footer = style({ background: color.sand, borderTop: `1px solid ${color.line}` });

export const inner = style([
  column,
  {
    ...stacked,
    gap: space.xl,
    paddingBlock: `${space.xxxl} ${space.xxl}`,
    "@media": { [tablet]: { gridTemplateColumns: "1fr auto", columnGap: space.xxxl } },
  },
]);

export const line = style({ maxWidth: "30em", marginTop: space.m, color: color.inkSoft, textWrap: "balance" });

export const links = style({ listStyle: "none" });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  maxWidth: "100%",
  minHeight: rems(2.75),
  overflowWrap: "anywhere",
  textDecorationColor: color.edge,
  selectors: { "&:hover": { textDecorationColor: color.accent }, "&[aria-busy=true]": { cursor: "progress" } },
  // Without script there are no cookie settings to open, and nothing is tracked.
  "@media": { "(scripting: none)": { selectors: { '&[href="#cookieindstillinger"]': { display: "none" } } } },
});

export const sites = style({
  paddingTop: space.m,
  borderTop: `1px solid ${color.line}`,
  "@media": { [tablet]: { gridColumn: "1 / -1" } },
});

export const siteLinks = style({
  listStyle: "none",
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.l,
});
