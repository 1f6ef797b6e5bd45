/** The sign in place of a glyph that a machine cannot read, in the text of a line. */
export const lostLetter = "\ufffd";

const compatible = /[\ufb00-\ufb06\uff01-\uff5e\u{1d400}-\u{1d7ff}\u0132\u0133\u01c4-\u01cc\u01f1-\u01f3]/gu;
/** Old style figures and small capitals at the private code points of Adobe's expert fonts. */
const expert = /[\uf730-\uf739\uf761-\uf77a\uf7e0-\uf7f6\uf7f8-\uf7fe]/g;

/**
 * The letters of a text in their usual form: ligatures, full-width letters and mathematical letters are replaced by
 * plain letters, and an accent follows its letter.
 */
export function plainLetters(text: string): string {
  return text
    .replace(/^(\p{Mn})(\p{L})$/u, "$2$1")
    .replaceAll(compatible, (letter) => letter.normalize("NFKC"))
    .replaceAll(expert, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xf700).toLocaleUpperCase("da"));
}

/** The visible part of a glyph's text, without invisible marks and code points that have no Unicode meaning. */
export function cleanText(text: string): string {
  return text.replaceAll(/(?!\u00ad)[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\ufffd]/gu, "");
}

/** True for a glyph that a machine cannot read: empty, a control code, or a private or unassigned code point. */
export function isMeaningless(text: string): boolean {
  return text === "" || /[\p{Cc}\p{Co}\p{Cn}\p{Cs}\ufffd]/u.test(text);
}

export function isBlank(text: string): boolean {
  return /^[\s\u00a0\u2000-\u200b\u202f\u205f\u3000\ufeff]+$/u.test(text);
}
