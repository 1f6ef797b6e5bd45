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

/** Scrolled to, it leaves the steps above it in sight. */
export const title = style({ scrollMarginTop: rems(7) });

/** Only where there is room: on a phone the first thing under the headline is the button. */
export const illustration = style({
  display: "none",
  "@container": { [broad]: { display: "block", alignSelf: "center", paddingInlineEnd: space.s, rotate: "2deg" } },
});

/** The picker can do nothing without script; the text in `noscript` stands in its place. */
export const live = style({ display: "grid", gap: space.m, "@media": { "(scripting: none)": { display: "none" } } });

export const choices = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s,
  marginBlockStart: space.s,
});
