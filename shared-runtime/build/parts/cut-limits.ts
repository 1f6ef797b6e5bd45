/** Bytes of React and the other shared modules, which every widget loads. */
export const platformBytes = 270_000;

/** The largest unused share of the bytes that a widget loads at first, including the bytes of the platform. */
export const mostUnused = 0.031;
