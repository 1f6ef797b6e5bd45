import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked, tablet } from "../../chrome/page.css.ts";

const { space } = tokens;

export const alone = style([column, block]);

export const beside = style([
  alone,
  {
    ...stacked,
    gap: `clamp(${space.xl}, 6vw, ${space.huge})`,
    "@media": { [tablet]: { gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)", alignItems: "center" } },
  },
]);

export const words = style({ ...stacked, gap: space.m });

/** To the left of the text, although it follows the text in the document, for screen readers. */
export const onTheLeft = style({ "@media": { [tablet]: { order: -1 } } });
