/** The custom property that holds the reader's text size as a length. `theme.css.ts` registers it and says more. */
export const rem = "var(--lk-rem)";

/** A length of `n` times the reader's text size, whatever the page around a widget has made of `rem`. */
export const rems = (n: number): string => `calc(${rem} * ${n})`;
