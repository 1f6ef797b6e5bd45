/** A placeholder in a text, such as `{count}`, with its name as the first group. */
export const textPlace = /\{([\p{L}\d_]+)\}/gu;

/** Replaces the placeholders of a text by values: `fillText("{meets} af {areas}", { meets: 12, areas: 17 })`. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(textPlace, (place, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : place));
}
