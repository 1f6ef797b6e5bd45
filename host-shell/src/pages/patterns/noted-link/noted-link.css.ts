import { style } from "@vanilla-extract/css";
import { tokens } from "shared-runtime/theme/tokens.css.ts";
import { stacked } from "../../chrome/page.css.ts";

export const place = style({ ...stacked, gap: tokens.space.xs, justifyItems: "start" });

/** An address breaks anywhere rather than overflow its column. */
export const note = style({ maxWidth: "100%", overflowWrap: "anywhere" });
