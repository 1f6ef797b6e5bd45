import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column, stacked, tablet, wideScreen } from "./page.css.ts";

const { color, font, size, space } = tokens;

/** Screens wider than a phone and narrower than a wide screen. */
const between = "screen and (min-width: 40em) and (max-width: 61.99em)";

export const footer = style({ background: color.sand, borderTop: `1px solid ${color.line}` });

export const inner = style([
  column,
  {
    ...stacked,
    gap: space.xl,
    paddingBlock: `${space.xxxl} ${space.xl}`,
    "@media": {
      [tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", columnGap: space.xxl },
      [wideScreen]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)", columnGap: space.xxxl },
    },
  },
]);

/**
 * Between a phone and a wide screen, the part about the organisation is above the two other parts, and the address is
 * next to the rest of that part.
 */
export const about = style({
  "@media": {
    [between]: {
      gridColumn: "1 / -1",
      display: "grid",
      gridTemplateColumns: "subgrid",
      alignItems: "start",
    },
  },
});

export const line = style({ maxWidth: "22em", marginTop: space.m, color: color.inkSoft, textWrap: "balance" });

export const address = style({
  display: "grid",
  marginTop: space.l,
  fontStyle: "normal",
  fontSize: size.s,
  color: color.inkSoft,
  "@media": { [between]: { marginTop: 0 } },
});

export const contact = style({ minWidth: 0 });

export const hoursTitle = style({ marginTop: space.m, fontWeight: 620 });

export const hours = style({ maxWidth: rems(20), marginTop: space.xxs, fontSize: size.s });

export const row = style({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: space.m });

export const time = style({ color: color.inkSoft });

/** The first link is a target of 44 px, and its word aligns with the title next to it. */
export const navigation = style({
  minWidth: 0,
  "@media": { [tablet]: { marginTop: `calc(-1 * ${space.s})` } },
});

export const links = style({ listStyle: "none" });

/** Two columns on a phone, since the footer is already long. */
export const siteMap = style([
  links,
  {
    display: "grid",
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rems(8.5)}), 1fr))`,
    columnGap: space.m,
    "@media": { [tablet]: { display: "block" } },
  },
]);

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  maxWidth: "100%",
  minHeight: rems(2.75),
  overflowWrap: "anywhere",
  textDecorationColor: color.edge,
  selectors: { "&:hover": { textDecorationColor: color.accent }, "&[aria-busy=true]": { cursor: "progress" } },
  // Hidden without script: there are no cookie settings to open, and nothing is tracked.
  "@media": { "(scripting: none)": { selectors: { '&[href="#cookieindstillinger"]': { display: "none" } } } },
});

export const number = style([link, { fontFamily: font.display, fontSize: size.xl, textDecorationThickness: "1px" }]);

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
