import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column, stacked, wideScreen } from "../../chrome/page.css.ts";

const { space } = tokens;

const besideWords = "screen and (min-width: 48em)";

export const header = style([
  column,
  {
    paddingTop: `clamp(${space.xl}, 6vw, ${rems(5)})`,
    paddingBottom: `clamp(${space.l}, 4vw, ${space.xxl})`,
  },
]);

/** The picture is below the words, or next to them from tablets on. */
export const withImage = style([
  header,
  {
    ...stacked,
    gap: `clamp(${space.l}, 5vw, ${space.xxxl})`,
    "@media": {
      [besideWords]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", alignItems: "center" },
      [wideScreen]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)" },
    },
  },
]);

export const words = style({ ...stacked, gap: space.m, justifyItems: "start" });

/** Without a picture, the lead is next to the end of the title on wide screens. */
export const apart = style({
  ...stacked,
  gap: space.m,
  "@media": {
    [wideScreen]: {
      gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)",
      columnGap: space.xxxl,
      alignItems: "end",
    },
  },
});

export const title = style({ maxWidth: "15em" });

/** Small enough that the tool below begins in the upper half of a phone's screen. */
export const compact = style([
  column,
  {
    ...stacked,
    gap: space.xxs,
    paddingBlock: space.m,
    "@media": {
      [wideScreen]: {
        gridTemplateColumns: "auto minmax(0, 34em)",
        justifyContent: "space-between",
        alignItems: "baseline",
        columnGap: space.xxl,
        paddingBlock: space.l,
      },
    },
  },
]);

/** Next to the title, the lead is at the end of the column; in a row of its own, at the start. */
export const compactLead = style({
  lineHeight: 1.5,
  "@media": { [wideScreen]: { textAlign: "end" } },
});

export const compactRow = style({ "@media": { [wideScreen]: { gridColumn: "1 / -1" } } });
