import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked } from "../../chrome/page.css.ts";

const { space } = tokens;

export const section = style([column, block]);

export const page = style({ ...stacked, gap: space.s, margin: 0 });

export const reading = style([page, { maxWidth: rems(62) }]);
