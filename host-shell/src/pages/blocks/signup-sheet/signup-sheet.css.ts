import { globalStyle, style } from "@vanilla-extract/css";

/**
 * Of no height on the page, since the sheet opens over it, but as wide as the window: the parts of the sheet measure their room by
 * it. Shown only after a sign-up, which the head has found.
 */
export const place = style({ display: "none", position: "fixed", insetBlockStart: 0, insetInline: 0 });

globalStyle(`html[data-signup] ${place}`, { display: "block" });
