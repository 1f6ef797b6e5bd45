import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column, stacked } from "../../chrome/page.css.ts";

const { space } = tokens;

export const header = style([
  column,
  {
    ...stacked,
    gap: space.m,
    justifyItems: "start",
    paddingTop: `clamp(${space.xl}, 6vw, ${rems(5)})`,
    paddingBottom: `clamp(${space.l}, 4vw, ${space.xxl})`,
  },
]);

export const title = style({ maxWidth: "15em" });
