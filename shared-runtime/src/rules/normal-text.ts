/**
 * Characters that nobody sees. Joiners are visible between letters of Arabic and Indic scripts and between emojis:
 * "👩‍💻". U+FFFC replaces an object that was not pasted.
 */
const invisible =
  /(?!(?<=[\u0620-\u109f\p{EMod}\p{ExtPict}]\ufe0f?)(?:[\u200c\u200d](?=[\u0620-\u109f\p{ExtPict}])|\ufe0f)|[\t-\r\x85])[\p{Cc}\p{Cf}\p{DI}\ufffc]/gu;

/**
 * The normal form of a typed line, in which texts that look the same are equal: NFC, without invisible characters, with
 * one plain space for blanks and a hyphen for any dash. Keeps line breaks, which are refused later.
 */
export function normalLine(text: string): string {
  return text
    .replace(invisible, "")
    .normalize()
    .replace(/[\p{Z}\t\v\f\x85\u2800]+/gu, " ")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .trim();
}

/** The normal form of a text of several lines. Unlike `normalLine`, it keeps tabs, dashes and the number of spaces. */
export function normalLines(text: string): string {
  return text
    .replace(invisible, "")
    .normalize()
    .replace(/\r\n?|[\v\f\x85\p{Zl}\p{Zp}]/gu, "\n")
    .replace(/[\p{Zs}\u2800]/gu, " ")
    .trim();
}

/**
 * The normal form of a line that programs read, such as a number or an address: as `normalLine`, but NFKC, so that `２`
 * is `2`.
 */
export function normalCode(text: string): string {
  return normalLine(text.normalize("NFKC"));
}
