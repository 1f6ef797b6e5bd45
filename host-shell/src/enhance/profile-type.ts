import type { Consent } from "shared-runtime/consent/consent.ts";
import type { CookieName } from "shared-runtime/storage/stored-items.ts";
import { permitted } from "shared-runtime/storage/permitted.ts";

const name: CookieName = "profile-type";

/**
 * Returns a listener for the visitor's answers, which sets the cookie of a profile type once statistics are allowed.
 * The sign-up reads the cookie. `type` is the number of the profile type.
 */
export function createProfileType(type: string): (consent: Consent | undefined) => void {
  return (consent) => {
    if (consent?.statistics !== true) return;
    const isSecure = window.location.protocol === "https:";
    permitted(() => {
      document.cookie = `${name}=${type}; path=/; samesite=lax${isSecure ? "; secure" : ""}`;
    });
  };
}
