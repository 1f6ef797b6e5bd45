import { style } from "@vanilla-extract/css";

/** Hidden by properties that bots do not check, and too narrow to make the page scroll. */
export const trap = style({
  position: "absolute",
  width: 1,
  height: 1,
  margin: -1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});
