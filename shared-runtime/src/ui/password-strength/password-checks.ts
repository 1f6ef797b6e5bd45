/** The checks of a password, each worth 20 of 100 points. */
export const passwordChecks = ["length", "upperCase", "lowerCase", "digit", "symbol"] as const;
export type PasswordCheck = (typeof passwordChecks)[number];

const pointsOfCheck = 20;
const leastLength = 8;

/** Letters and digits of any script count. A symbol is any other character that can be seen, so no space. */
const passes: Readonly<Record<PasswordCheck, (password: string) => boolean>> = {
  // Counts characters and not UTF-16 units, of which an emoji has several.
  length: (password) => Array.from(password).length >= leastLength,
  upperCase: (password) => /\p{Lu}/u.test(password),
  lowerCase: (password) => /\p{Ll}/u.test(password),
  digit: (password) => /\p{Nd}/u.test(password),
  symbol: (password) => /[\p{P}\p{S}]/u.test(password),
};

/** The checks that a password passes, in their order. */
export function passedChecks(password: string): readonly PasswordCheck[] {
  return passwordChecks.filter((check) => passes[check](password));
}

/** The points of a password, from 0 to 100. */
export function passwordPoints(password: string): number {
  return passedChecks(password).length * pointsOfCheck;
}
