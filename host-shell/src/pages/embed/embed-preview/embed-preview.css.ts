import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { space } = tokens;

export const page = style({ padding: space.m });

export const place = style({ width: "100%", marginInline: "auto" });

/** In a window of its own, the page explains itself. In a frame, the tool takes the place of the sentence. */
export const alone = style({ maxWidth: "38em", marginInline: "auto" });
