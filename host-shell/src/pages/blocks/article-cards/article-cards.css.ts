import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { gridGap } from "../../patterns/card/card.css.ts";

const { space } = tokens;

export const cards = style({ vars: { [gridGap]: space.xl }, rowGap: space.xxl });
