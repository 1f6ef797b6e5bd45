import { style, styleVariants } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { color, radius } = tokens;

export const picture = style({ display: "block" });

/** The background shows where a picture is missing or not loaded yet. */
export const image = style({
  display: "block",
  width: "100%",
  height: "auto",
  borderRadius: radius.control,
  background: color.sand,
  color: color.inkSoft,
});

export const shape = styleVariants({
  card: { aspectRatio: "576 / 324", objectFit: "cover" },
  wide: { aspectRatio: "992 / 558", objectFit: "cover" },
  banner: { aspectRatio: "1280 / 360", objectFit: "cover" },
  thumbnail: { aspectRatio: "1", objectFit: "cover", width: "88px" },
});
