import type { MembershipPlan } from "shared-runtime/api/membership.ts";
import type { CookieName } from "shared-runtime/storage/stored-items.ts";

/** The profile types for tracking, in the order of their numbers from 0 to 4. */
export const profileTypes = ["leader", "spring", "independent", "vacant", "graduate"] as const;
export type ProfileType = (typeof profileTypes)[number];

const name: CookieName = "profile-type";

export const numberOf = (type: ProfileType): number => profileTypes.indexOf(type);

/** The profile type of a name or a number; `undefined` for anything else. */
export function profileTypeIn(text: string | null | undefined): ProfileType | undefined {
  if (text === null || text === undefined) return undefined;
  return profileTypes.find((type) => type === text) ?? (/^[0-4]$/.test(text) ? profileTypes[Number(text)] : undefined);
}

/** The profile type in the cookie, which an earlier page may have set. */
export function keptProfileType(cookies: string): ProfileType | undefined {
  return profileTypeIn(new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1]);
}

/** The cookie of a profile type, which lasts for the visit. To be set only with the visitor's consent to statistics. */
export function profileTypeCookie(type: ProfileType, isSecure: boolean): string {
  return `${name}=${numberOf(type)}; path=/; samesite=lax${isSecure ? "; secure" : ""}`;
}

/** The profile type that follows from the answers; otherwise the type that was known before. */
export function profileTypeOf(employmentRole: string, known: ProfileType): ProfileType {
  if (employmentRole === "selvstaendig") return "independent";
  if (employmentRole === "ledig") return known === "graduate" ? known : "vacant";
  return known;
}

/** The plan that people of a profile type usually have; `undefined` for that of most people. */
export function planOf(type: ProfileType | undefined): MembershipPlan | undefined {
  if (type === "spring") return "spring";
  return type === "independent" ? "business" : undefined;
}
