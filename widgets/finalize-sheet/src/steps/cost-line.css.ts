import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color } = tokens;

/** As high as most sentences, so that nothing moves when the price is loaded or an add-on is chosen. */
export const line = style({
  flex: "1 1 100%",
  minHeight: "2lh",
  overflowWrap: "anywhere",
  textWrap: "pretty",
  "@media": { "(max-width: 36em)": { minHeight: "3lh" } },
});
export const label = style({ color: color.ink, fontWeight: 620 });
