/** Bytes of React and the other shared modules, which every widget loads. */
export const platformBytes = 270_000;

/** The share of its bytes, those of the platform included, that a widget may load at first without running them then. */
export const mostUnused = 0.03;
