/** The least number of bytes that a sender must send within `milliseconds`. */
export interface Pace {
  readonly bytes: number;
  readonly milliseconds: number;
}

/** 10 kB per second, with some allowance for a tunnel on the way. */
export const uploadPace: Pace = { bytes: 200_000, milliseconds: 20_000 };
