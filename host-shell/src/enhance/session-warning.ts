/** A member is warned when the session ends in less than this. */
export const sessionWarningMs = 900_000;
