/**
 * Uses something that a browser may refuse: storage, cookies, the history or a channel throw in a frame without an origin,
 * and where they are blocked, full or absent. Returns `undefined` if it is refused.
 */
export function permitted<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}

/** The same for later answers. */
export async function permittedLater<Result>(use: () => Promise<Result>): Promise<Result | undefined> {
  return permitted(use)?.catch(() => undefined);
}

/** `document.cookie`; empty in a frame without an origin. */
export const readCookies = (): string => permitted(() => document.cookie) ?? "";
