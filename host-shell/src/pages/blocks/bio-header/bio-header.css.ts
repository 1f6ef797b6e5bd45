import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { column, stacked, tablet, wideScreen } from "../../chrome/page.css.ts";

const { space } = tokens;

export const header = style([
  column,
  {
    ...stacked,
    gap: space.l,
    paddingTop: `clamp(${space.xl}, 6vw, ${rems(5)})`,
    paddingBottom: `clamp(${space.l}, 4vw, ${space.xxl})`,
    "@media": {
      [tablet]: { gridTemplateColumns: "auto minmax(0, 1fr)", alignItems: "center", columnGap: space.xxl },
      [wideScreen]: { columnGap: space.huge },
    },
  },
]);

export const words = style({ ...stacked, gap: space.xs, justifyItems: "start", overflowWrap: "anywhere" });

export const name = style({ maxWidth: "12em" });

export const about = style({ maxWidth: "38em", marginTop: space.s });

export const contact = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.xs} ${space.l}`,
  marginTop: space.m,
});
