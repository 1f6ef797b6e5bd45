/** The custom property with the reader's text size as a length. `theme.css.ts` registers and explains it. */
export const rem = "var(--lk-rem)";

/** A length of `n` times the reader's text size, independent of the page's `rem`. */
export const rems = (n: number): string => `calc(${rem} * ${n})`;
