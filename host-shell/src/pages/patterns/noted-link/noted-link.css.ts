import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { stacked } from "../../chrome/page.css.ts";

export const place = style({ ...stacked, gap: tokens.space.xs, justifyItems: "start" });

/** Breaks an address anywhere, so that it does not overflow its column. */
export const note = style({ maxWidth: "100%", overflowWrap: "anywhere" });
