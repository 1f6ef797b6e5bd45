import { overrideKey, overrideParameter } from "../shell/requested-override.ts";

export function keepOverride(override: string): void {
  try {
    sessionStorage.setItem(overrideKey, override);
  } catch {
    // Without storage it applies to this page only.
  }
}

export function forgetOverride(): void {
  try {
    sessionStorage.removeItem(overrideKey);
  } catch {
    // Without storage there is nothing to remove.
  }
}

export function isInAddress(): boolean {
  return new URLSearchParams(location.search).has(overrideParameter);
}

/** The page's address with the override in its query, or without one. */
export function addressWith(override?: string): string {
  const address = new URL(location.href);
  address.searchParams.delete(overrideParameter);
  if (override !== undefined) address.searchParams.set(overrideParameter, override);
  return address.href;
}
