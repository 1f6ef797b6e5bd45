/**
 * Calls `use`, which may access storage, cookies, the history or a channel. These throw in a frame without an origin,
 * and if they are blocked, full or absent; the result is then `undefined`.
 */
export function permitted<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** Like `permitted`, for a function that returns a promise. */
export async function permittedLater<Result>(use: () => Promise<Result>): Promise<Result | undefined> {
  return permitted(use)?.catch(() => undefined);
}

/** The value of `document.cookie`; empty in a frame without an origin. */
export const readCookies = (): string => permitted(() => document.cookie) ?? "";
