import { globalStyle, style } from "@vanilla-extract/css";

/**
 * Has no height on the page, since the sheet opens over it. As wide as the window, because the parts of the sheet
 * measure their room by this element. Shown only after a sign-up, which the script in the head recognises.
 */
export const place = style({ display: "none", position: "fixed", insetBlockStart: 0, insetInline: 0 });

globalStyle(`html[data-signup] ${place}`, { display: "block" });
