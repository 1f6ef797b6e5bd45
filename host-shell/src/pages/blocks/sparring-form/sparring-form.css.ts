import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column } from "../../chrome/page.css.ts";

const { space } = tokens;

export const place = style([column, { paddingBottom: `clamp(${space.l}, 4vw, ${space.xxl})` }]);
