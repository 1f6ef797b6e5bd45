/** Bytes of React and the other shared modules, which every widget loads. */
export const platformBytes = 270_000;

/** The largest share of code that does not run at the first mount, of all bytes that this mount loads. */
export const mostUnused = 0.03;
