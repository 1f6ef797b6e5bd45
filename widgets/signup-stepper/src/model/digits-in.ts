/** The digits of a text, at most `longest`. */
export function digitsIn(text: string, longest: number): string {
  return text.slice(0, 1_000).normalize("NFKC").replaceAll(/\D/g, "").slice(0, longest);
}
