/** The first 4 digits of a typed or pasted postal code: "8000" for "DK-8000 Aarhus". */
export function digitsOf(text: string): string {
  return text.normalize("NFKC").replaceAll(/\D/gu, "").slice(0, 4);
}
