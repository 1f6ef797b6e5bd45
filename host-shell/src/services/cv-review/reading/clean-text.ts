/**
 * The readable part of a glyph's text: ligatures become letters; invisible marks and code points without a Unicode
 * meaning (icons of the private use areas, control codes) are removed.
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize("NFKC"))
    .replaceAll("\u00ad", "-")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\ufffd]/gu, "");
}

/** True for a glyph that a machine cannot read: empty, a control code, or a private or unassigned code point. */
export function isMeaningless(text: string): boolean {
  return text === "" || /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\ufffd]/u.test(text);
}

export function isBlank(text: string): boolean {
  return /^[\s\u00a0\u2000-\u200b\u202f\u205f\u3000\ufeff]+$/u.test(text);
}
