/** `"{count} af {all}"` -> `["count", "all"]`, as `fillText` reads a text. */
export function variablesIn(text: string): readonly string[] {
  return [...text.matchAll(/\{([\p{L}\d_]+)\}/gu)].map(([, name = ""]) => name);
}
