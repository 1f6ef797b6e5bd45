import { style } from "@vanilla-extract/css";
import { rems } from "../theme/rems.ts";
import { tokens } from "../theme/tokens.css.ts";

const { space } = tokens;

const broad = "(min-width: 60em)";

export const screen = style({
  display: "grid",
  gap: space.l,
  "@container": { [broad]: { gridTemplateColumns: `minmax(0, 1fr) ${rems(15)}`, columnGap: space.xxxl } },
});

export const main = style({ display: "grid", gap: space.l, alignContent: "start", minWidth: 0 });

export const intro = style({ display: "grid", gap: space.s });

/** The margin leaves room for the steps above the title after scrolling to the title. */
export const title = style({ scrollMarginTop: rems(7) });

/** Hidden on narrow screens, so that the button is directly under the headline. */
export const illustration = style({
  display: "none",
  "@container": { [broad]: { display: "block", alignSelf: "center", paddingInlineEnd: space.s, rotate: "2deg" } },
});

/** Hidden without scripting, where the text in `noscript` replaces the file picker. */
export const live = style({ display: "grid", gap: space.m, "@media": { "(scripting: none)": { display: "none" } } });

/** Looks like a link before its address is known. */
export const link = style({ color: "inherit", textDecoration: "underline" });

export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s,
  marginBlockStart: space.s,
});
