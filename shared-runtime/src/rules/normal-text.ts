/**
 * What nobody sees. Joiners are seen between letters of Arabic and Indic scripts and between emojis: "👩‍💻". U+FFFC stands for
 * an object that was not pasted.
 */
const invisible =
  /(?!(?<=[\u0620-\u109f\p{EMod}\p{ExtPict}]\ufe0f?)(?:[\u200c\u200d](?=[\u0620-\u109f\p{ExtPict}])|\ufe0f)|[\t-\r\x85])[\p{Cc}\p{Cf}\p{DI}\ufffc]/gu;

/**
 * The normal form of one line that a person gives: texts that look the same are equal. In NFC, without invisible
 * characters, with one plain space for blanks and a hyphen for dashes of any kind. Keeps line breaks, which are
 * refused.
 */
export function normalLine(text: string): string {
  return text
    .replace(invisible, "")
    .normalize()
    .replace(/[\p{Z}\t\v\f\x85\u2800]+/gu, " ")
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .trim();
}

/** The same of a text of several lines, which keeps its tabs, its dashes and the number of its spaces. */
export function normalLines(text: string): string {
  return text
    .replace(invisible, "")
    .normalize()
    .replace(/\r\n?|[\v\f\x85\p{Zl}\p{Zp}]/gu, "\n")
    .replace(/[\p{Zs}\u2800]/gu, " ")
    .trim();
}

/** The same of a line that a program reads, such as a number or an address: in NFKC, so that `２` is `2`. */
export function normalCode(text: string): string {
  return normalLine(text.normalize("NFKC"));
}
