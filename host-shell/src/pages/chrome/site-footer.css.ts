import { globalStyle, style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column, stacked, tablet, wideScreen } from "./page.css.ts";

const { color, font, size, space } = tokens;

/** Screens wider than a phone and narrower than a wide screen. */
const between = "screen and (min-width: 40em) and (max-width: 61.99em)";

export const footer = style({
  background: color.sand,
  borderTop: `1px solid ${color.line}`,
  "@media": { print: { background: "none" } },
});

export const inner = style([column, { ...stacked, paddingBlock: `${space.xxxl} ${space.l}` }]);

/** A grid for the parts at the top, and one for the columns of links below them. */
const parts = style({
  ...stacked,
  gap: space.xl,
  "@media": {
    [tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", columnGap: space.xxl },
    [wideScreen]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)", columnGap: space.xxxl },
  },
});

/** On tablets, the name of the site is above the two other parts. */
export const top = style([parts, { paddingBottom: space.xxl }]);

globalStyle(`${top} > :first-child`, { "@media": { [between]: { gridColumn: "1 / -1" } } });

export const line = style({ maxWidth: "22em", marginTop: space.m, color: color.inkSoft, textWrap: "balance" });

export const links = style({ listStyle: "none" });

/** Two columns on a phone, since the footer is already long. */
export const columns = style([
  parts,
  {
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rems(9)}), 1fr))`,
    columnGap: space.m,
    paddingBlock: space.xl,
    borderTop: `1px solid ${color.line}`,
    "@media": {
      [tablet]: { gridTemplateColumns: "repeat(3, minmax(0, 1fr))", columnGap: space.l },
      [wideScreen]: { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)", columnGap: space.xxxl },
      print: { display: "none" },
    },
  },
]);

/** On a phone, a last column without one next to it has its links in two columns. */
const lastAlone = `${columns} > :last-child:nth-child(odd)`;
const phone = "screen and (max-width: 39.99em)";
globalStyle(lastAlone, { "@media": { [phone]: { gridColumn: "1 / -1" } } });
globalStyle(`${lastAlone} > ul`, { "@media": { [phone]: { columns: rems(9), columnGap: space.m } } });

export const link = style({
  display: "inline-flex",
  alignItems: "center",
  maxWidth: "100%",
  minHeight: rems(2.75),
  textDecorationColor: color.edge,
  selectors: {
    "&:hover": { textDecorationColor: color.accent },
    "&[aria-current]": { fontWeight: 650, textDecorationColor: color.accent, textDecorationThickness: "2px" },
    "&[aria-busy=true]": { cursor: "progress" },
  },
  // Hidden without script: there are no cookie settings to open, and nothing is tracked.
  "@media": { "(scripting: none)": { selectors: { '&[href="#cookieindstillinger"]': { display: "none" } } } },
});

export const number = style([
  link,
  {
    display: "flex",
    width: "fit-content",
    marginTop: space.xxs,
    fontFamily: font.display,
    fontSize: size.xl,
    textDecorationThickness: "1px",
  },
]);

/** Not a flex container, in which the two halves of an address would not break like text. */
export const email = style([link, { display: "block", width: "fit-content", paddingBlock: space.xs }]);

export const hours = style({ maxWidth: rems(20), marginTop: space.xs, fontSize: size.s });

export const day = style({ display: "flex", flexWrap: "wrap", justifyContent: "space-between", columnGap: space.m });

export const time = style({ color: color.inkSoft });

export const address = style({
  display: "grid",
  marginTop: space.m,
  fontStyle: "normal",
  fontSize: size.s,
  color: color.inkSoft,
});

export const elsewhere = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  gap: `0 ${space.xl}`,
  paddingBlock: space.s,
  borderTop: `1px solid ${color.line}`,
  "@media": { print: { display: "none" } },
});

export const row = style({ listStyle: "none", display: "flex", flexWrap: "wrap", columnGap: space.l });

export const legal = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space.l}`,
  paddingTop: space.s,
  borderTop: `1px solid ${color.line}`,
  color: color.inkSoft,
  fontSize: size.s,
});

globalStyle(`${legal} ul`, { "@media": { print: { display: "none" } } });
