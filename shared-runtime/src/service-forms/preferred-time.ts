/** The choice of a member to whom none of the proposed times suits. */
export const anyTime = "any";

const shape = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a value is a time, like "2026-11-30T10:00" in Copenhagen, or `anyTime`. */
export function isPreferredTime(value: string): boolean {
  return value === anyTime || shape.test(value);
}
