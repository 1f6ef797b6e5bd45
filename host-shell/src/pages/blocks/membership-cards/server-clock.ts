/**
 * Asks our server for its time, in milliseconds since 1970, and resolves with a clock that continues from there,
 * whatever the visitor's clock shows. The clock is at most a second late. Resolves with `undefined` if there is no
 * answer.
 */
export async function askServerClock(): Promise<(() => number) | undefined> {
  try {
    const { headers } = await fetch(location.pathname, { method: "HEAD", cache: "no-store" });
    const date = Date.parse(headers.get("date") ?? "");
    const start = date - performance.now();
    return date ? () => start + performance.now() : undefined;
  } catch {
    return undefined;
  }
}
