/** The text of a value in a field of a form and in an attribute: a text itself, and the JSON of anything else. */
export function textOfValue(value: unknown): string {
  if (value === undefined || value === null) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** `"12,5"` -> 12.5; `undefined` if the text is not a number. */
export function numberFromText(text: string): number | undefined {
  const trimmed = text.trim();
  return /^-?\d+([.,]\d+)?$/.test(trimmed) ? Number(trimmed.replace(",", ".")) : undefined;
}
