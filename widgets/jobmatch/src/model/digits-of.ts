/** The digits of what was typed or pasted as a postal code, at most 4: of "DK-8000 Aarhus" it is "8000". */
export function digitsOf(text: string): string {
  return text.replaceAll(/\D/gu, "").slice(0, 4);
}
