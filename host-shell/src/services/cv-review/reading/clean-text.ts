/**
 * What is left of a glyph's text for a reader: ligatures in their letters, no invisible marks, and nothing of what has
 * no Unicode meaning (icons of the private use areas, control codes).
 */
export function cleanText(text: string): string {
  return text
    .replaceAll(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize("NFKC"))
    .replaceAll("\u00ad", "-")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\ufffd]/gu, "");
}

/** True for a glyph that a machine cannot read: a control code, a private or unassigned code point, or none at all. */
export function isMeaningless(text: string): boolean {
  return text === "" || /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\ufffd]/u.test(text);
}

export function isBlank(text: string): boolean {
  return /^[\s\u00a0\u2000-\u200b\u202f\u205f\u3000\ufeff]+$/u.test(text);
}
