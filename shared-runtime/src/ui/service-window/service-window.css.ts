import { style } from "@vanilla-extract/css";
import { tokens } from "../../theme/tokens.css.ts";

/** Takes no space while there are no messages. */
export const place = style({
  outline: "none",
  selectors: { "&:not(:empty):not(:last-child)": { marginBlockEnd: tokens.space.m } },
});

export const messages = style({ display: "grid", gap: tokens.space.xs, maxWidth: "42em" });
