import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";

const { space } = tokens;

export const page = style({ padding: space.m });

export const place = style({ width: "100%", marginInline: "auto" });

/** The sentence that explains the page outside of a frame. In a frame, the tool replaces the sentence. */
export const alone = style({ maxWidth: "38em", marginInline: "auto" });
