import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { gridGap } from "../../patterns/card/card.css.ts";

const { space } = tokens;

export const guides = style({ vars: { [gridGap]: space.xl }, rowGap: `clamp(${space.l}, 5vw, ${space.xxl})` });
