/**
 * More than the layout shift by the words of the header when the site's fonts replace fallback fonts of nearly the same
 * width. Fonts arrive after the first paint.
 */
export const shiftOfFonts = 0.01;
