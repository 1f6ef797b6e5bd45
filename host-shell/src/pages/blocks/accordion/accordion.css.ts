import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked, wideScreen } from "../../chrome/page.css.ts";

const { color, space } = tokens;

export const section = style([
  column,
  block,
  {
    ...stacked,
    gap: `clamp(${space.l}, 3vw, ${space.xxxl})`,
    "@media": {
      [wideScreen]: {
        selectors: { "&[aria-labelledby]": { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)" } },
      },
    },
  },
]);

export const title = style({ maxWidth: "12em" });

export const items = style({ borderTop: `1px solid ${color.line}` });
