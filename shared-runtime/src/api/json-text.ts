/**
 * The value as JSON. Ignores every `toJSON` except that of dates: old libraries add `toJSON` to arrays and texts, and
 * JSON would then have a text in place of the array, or a text that is encoded twice.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key: string, made: unknown) {
    const own = this[key];
    return own instanceof Date ? made : own;
  });
}
