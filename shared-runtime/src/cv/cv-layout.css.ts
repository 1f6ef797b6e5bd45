import { style } from "@vanilla-extract/css";
import { rems } from "../theme/rems.ts";
import { tokens } from "../theme/tokens.css.ts";

const { space } = tokens;

const roomy = "(min-width: 36em)";

/** Shared by a waiting screen and the result that replaces it, so that nothing moves between them. */
export const screen = style({ display: "grid", gap: space.xl });

/** Wide enough for the longest word of a headline next to a small picture, at the reader's font size. */
const beside = "(min-width: 16em)";

/**
 * On a phone, the CV's page is a small picture next to or below the headline; on wider screens, it is next to the
 * headline and the text.
 */
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
  // The picture does not grow with the reader's font size.
  width: `min(${rems(4.75)}, 32%)`,
  "@container": { [beside]: { width: "100%" } },
});

/** The margin leaves room for the steps above the title after scrolling to the title. */
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
