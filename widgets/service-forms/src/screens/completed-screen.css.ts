import { style } from "@vanilla-extract/css";

/** Keeps the lines of a text that was typed. */
export const lines = style({ whiteSpace: "pre-line" });
