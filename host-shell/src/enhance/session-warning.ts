/** A member is warned when less than this many milliseconds of the session remain. */
export const sessionWarningMs = 900_000;
