import { overrideKey, overrideParameter } from "../shell/override-wish.ts";

export function keepWish(wish: string): void {
  try {
    sessionStorage.setItem(overrideKey, wish);
  } catch {
    // Without storage it applies to this page only.
  }
}

export function forgetWish(): void {
  try {
    sessionStorage.removeItem(overrideKey);
  } catch {
    // Without storage there is nothing to remove.
  }
}

export function isAsked(): boolean {
  return new URLSearchParams(location.search).has(overrideParameter);
}

/** The page's address with the wish, or without the parameter. */
export function addressWith(wish?: string): string {
  const address = new URL(location.href);
  address.searchParams.delete(overrideParameter);
  if (wish !== undefined) address.searchParams.set(overrideParameter, wish);
  return address.href;
}
