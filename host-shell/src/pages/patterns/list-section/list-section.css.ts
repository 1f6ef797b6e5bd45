import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { stacked, textIndent, wideScreen } from "../../chrome/page.css.ts";

const { color, space } = tokens;

/** On wide screens, a title is left of the list. */
export const section = style({
  ...stacked,
  "@media": {
    [wideScreen]: {
      selectors: {
        "&[aria-labelledby]": {
          gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
          columnGap: space.xxxl,
          alignItems: "start",
        },
      },
    },
  },
});

export const opening = style({ ...stacked, gap: space.m });

/** Without a title next to it, the list aligns with running text. */
export const list = style({
  listStyle: "none",
  borderTop: `1px solid ${color.line}`,
  "@media": {
    [wideScreen]: { selectors: { [`${section}:not([aria-labelledby]) > &`]: { marginInlineStart: textIndent } } },
  },
});
