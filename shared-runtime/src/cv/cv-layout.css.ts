import { style } from "@vanilla-extract/css";
import { rems } from "../theme/rems.ts";
import { tokens } from "../theme/tokens.css.ts";

const { space } = tokens;

const roomy = "(min-width: 36em)";

/** Shared by the screens of a wait and of what comes of it, so that the one settles where the other stood. */
export const screen = style({ display: "grid", gap: space.xl });

/** Room for the longest word of a headline beside a small picture, at the size the reader has set. */
const beside = "(min-width: 16em)";

/** On a phone the page is a small picture beside or below the headline; with more room it stands beside all of it. */
export const top = style({
  display: "grid",
  columnGap: space.m,
  rowGap: space.m,
  alignItems: "center",
  gridTemplate: '"title" auto "page" auto "words" auto / minmax(0, 1fr)',
  "@container": {
    [beside]: { gridTemplate: `"title page" auto "words words" auto / minmax(0, 1fr) ${rems(4.75)}` },
    [roomy]: {
      columnGap: space.xl,
      alignItems: "start",
      gridTemplate: `"page title" auto "page words" 1fr / ${rems(11)} minmax(0, 1fr)`,
    },
    "(min-width: 56em)": { columnGap: space.xxl, gridTemplateColumns: `${rems(13)} minmax(0, 1fr)` },
  },
});

export const page = style({
  gridArea: "page",
  // A picture need not grow with the text that it stands in line with.
  width: `min(${rems(4.75)}, 32%)`,
  "@container": { [beside]: { width: "100%" } },
});

/** Scrolled to, it leaves the steps above it in sight. */
export const title = style({ gridArea: "title", scrollMarginTop: rems(7) });

export const words = style({
  gridArea: "words",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space.m,
  alignContent: "start",
  minWidth: 0,
});

export const cancel = style({ justifySelf: "start" });

/** The sentences of an error dialog. */
export const problem = style({ display: "grid", gap: space.s });
