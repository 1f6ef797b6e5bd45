/** Alternating names and values, as `writeHead` takes them. */
export type HeaderPairs = readonly string[];

/** Calls `set` with each name and value. */
export function eachHeader(headers: HeaderPairs, set: (name: string, value: string) => void): void {
  for (let index = 0; index < headers.length; index += 2) set(headers[index] ?? "", headers[index + 1] ?? "");
}
