/** The name of a table or column, quoted for SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The rows of a result, which both drivers have under the same name. */
export function rowsOf(result: unknown): readonly Readonly<Record<string, unknown>>[] {
  return (result as { readonly rows: readonly Readonly<Record<string, unknown>>[] }).rows;
}
