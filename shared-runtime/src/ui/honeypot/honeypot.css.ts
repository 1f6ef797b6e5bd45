import { style } from "@vanilla-extract/css";

/** Hidden without a property that bots check, and without a width that could make the page scroll. */
export const trap = style({
  position: "absolute",
  width: 1,
  height: 1,
  margin: -1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
