/** The most characters that are read: more than anybody types. */
const longestRead = 1_000;

/** "DK-8000 Aarhus" -> "8000". Returns the first digits of a typed or pasted text, at most `most`. */
export function digitsIn(text: string, most: number): string {
  return text.slice(0, longestRead).normalize("NFKC").replaceAll(/\D/g, "").slice(0, most);
}
