/** Matches the start of a word: in a JSON string, where a line feed is `\n`, or in an address, where `=` is `%3D`. */
const start = String.raw`(?:(?<![\w-])|(?<=\\(?:[bfnrt]|u[\da-fA-F]{4})|%[\da-fA-F]{2}))`;
/**
 * A signed token (JWT), such as that of a CV. A cut token is also recognised if at least 19 characters of its
 * header are left; every real header is at least as long.
 */
const signed = String.raw`eyJ(?:[\w-]{16,}(?:\.[\w-]+){0,2}|[\w-]+\.[\w-]+\.[\w-]+)`;
/**
 * A token of a team, an operator or the administrator. A cut token is masked as well, unless it is so short that it
 * does not help to guess the token.
 */
const issued = String.raw`lk[ao]?_[\w-]{16,}`;

/** The pattern reads each run of token characters at most three times, so hostile text takes linear time. */
const token = new RegExp(`${start}(?:${signed}|${issued})`, "g");

/** Replaces each token, since a token gives access to whoever reads it. */
export function maskTokens(text: string): string {
  return text.replace(token, "[token]");
}
