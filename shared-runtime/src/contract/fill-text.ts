/** Replaces the placeholders of a text by values: `fillText("{meets} af {areas}", { meets: 12, areas: 17 })`. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{([\p{L}\d_]+)\}/gu, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
