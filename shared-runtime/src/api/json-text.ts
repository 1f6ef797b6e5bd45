/**
 * The value as JSON. Ignores `toJSON` of all but dates: old libraries add it to arrays and texts, which would turn them
 * into texts in the JSON.
 */
export function jsonText(value: unknown): string {
  return JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key: string, made: unknown) {
    const own = this[key];
    return own instanceof Date ? made : own;
  });
}
