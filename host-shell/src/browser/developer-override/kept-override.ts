import { overrideKey, overrideParameter } from "../shell/requested-override.ts";
import { permitted } from "shared-runtime/storage/permitted.ts";

export function keepOverride(override: string): void {
  // Without storage, the override applies only to this page.
  permitted(() => sessionStorage.setItem(overrideKey, override));
}

export function forgetOverride(): void {
  permitted(() => sessionStorage.removeItem(overrideKey));
}

export function isInAddress(): boolean {
  return new URLSearchParams(location.search).has(overrideParameter);
}

/** The page's address with the override in its query; without the override if it is absent. */
export function addressWith(override?: string): string {
  const address = new URL(location.href);
  address.searchParams.delete(overrideParameter);
  if (override !== undefined) address.searchParams.set(overrideParameter, override);
  return address.href;
}
