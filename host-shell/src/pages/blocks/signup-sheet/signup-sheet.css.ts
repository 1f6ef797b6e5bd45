import { globalStyle, style } from "@vanilla-extract/css";

/** Of no size on the page, since the sheet opens over it; shown only after a sign-up, which the head has found. */
export const place = style({ display: "none", position: "fixed", insetBlockStart: 0, insetInlineStart: 0, width: 1 });

globalStyle(`html[data-signup] ${place}`, { display: "block" });
