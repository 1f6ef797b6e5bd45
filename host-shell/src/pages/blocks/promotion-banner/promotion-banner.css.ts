import { style } from "@vanilla-extract/css";
import { rems } from "shared-runtime/theme/rems.ts";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { block, column, stacked, wideScreen } from "../../chrome/page.css.ts";

const { space } = tokens;

export const section = style([
  column,
  block,
  {
    ...stacked,
    gap: space.xl,
    justifyItems: "center",
    "@media": {
      [wideScreen]: {
        gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
        alignItems: "center",
        columnGap: space.huge,
      },
    },
  },
]);

export const circle = style({
  containerType: "inline-size",
  position: "relative",
  display: "grid",
  placeItems: "center",
  width: "100%",
  maxWidth: rems(32),
});

export const title = style({
  position: "absolute",
  inset: "24%",
  fontSize: "10cqi",
  display: "grid",
  placeItems: "center",
  textAlign: "center",
});

export const words = style({ ...stacked, gap: space.l, justifyItems: "start" });
