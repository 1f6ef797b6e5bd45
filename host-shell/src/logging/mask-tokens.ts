/** The start of a word in a JSON string, where a line feed is `\n`, or in an address, where `=` is `%3D`. */
const start = String.raw`(?:(?<![\w-])|(?<=\\(?:[bfnrt]|u[\da-fA-F]{4})|%[\da-fA-F]{2}))`;
/** A signed token (JWT), such as that of a CV. With a header as long as every real one, it may be cut anywhere. */
const signed = String.raw`eyJ(?:[\w-]{16,}(?:\.[\w-]+){0,2}|[\w-]+\.[\w-]+\.[\w-]+)`;
/** A token of a team, an operator or the administrator. It may be cut as well: a shorter rest lets nobody guess it. */
const issued = String.raw`lk[ao]?_[\w-]{16,}`;

/** Each run of its letters is read at most three times, so that hostile text takes linear time. */
const token = new RegExp(`${start}(?:${signed}|${issued})`, "g");

/** Replaces each token, which would open what it is for. */
export function maskTokens(text: string): string {
  return text.replace(token, "[token]");
}
