import { overrideKey, overrideParameter } from "../shell/override-wish.ts";

export function keepWish(wish: string): void {
  try {
    sessionStorage.setItem(overrideKey, wish);
  } catch {
    // It is for this page alone, then.
  }
}

export function forgetWish(): void {
  try {
    sessionStorage.removeItem(overrideKey);
  } catch {
    // Nothing was kept.
  }
}

export function isAsked(): boolean {
  return new URLSearchParams(location.search).has(overrideParameter);
}

/** The page's address with a wish, or without any. */
export function addressWith(wish?: string): string {
  const address = new URL(location.href);
  address.searchParams.delete(overrideParameter);
  if (wish !== undefined) address.searchParams.set(overrideParameter, wish);
  return address.href;
}
