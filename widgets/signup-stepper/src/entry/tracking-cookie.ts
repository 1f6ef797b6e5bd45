import type { SignupCampaign } from "shared-runtime/api/signup-contact-entries.ts";
import type { CookieName } from "shared-runtime/storage/stored-items.ts";
import * as v from "valibot";
import { jsonText } from "shared-runtime/api/json-text.ts";

/** One day, from the specification. */
const lifetimeSeconds = 24 * 60 * 60;
const name: CookieName = "signup-tracking";

const Kept = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.pipe(v.string(), v.maxLength(500))));

/** The campaign that led to the site within the last day; empty if there was none. */
export function keptCampaign(cookies: string): Partial<SignupCampaign> {
  const [, text = ""] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies) ?? [];
  const read = v.safeParse(Kept, decoded(text));
  return read.success ? read.output : {};
}

/** The cookie that keeps a campaign for a day. To be set only with the visitor's consent to statistics. */
export function campaignCookie(campaign: Partial<SignupCampaign>, isSecure: boolean): string {
  const value = encodeURIComponent(jsonText(campaign));
  return `${name}=${value}; path=/; max-age=${lifetimeSeconds}; samesite=lax${isSecure ? "; secure" : ""}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
