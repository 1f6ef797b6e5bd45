import { type MembershipPlan, MembershipType } from "shared-runtime/api/membership.ts";
import type { SignupCampaign } from "shared-runtime/api/signup-contact-entries.ts";
import * as v from "valibot";
import { campaignIn } from "./campaign.ts";
import { keptProfileType, planOf, profileTypeIn, type ProfileType } from "./profile-type.ts";
import { keptCampaign } from "./tracking-cookie.ts";

interface Known {
  /** The product that the page's editors chose. It is used if the address names no product. */
  readonly product: MembershipType | undefined;
  readonly leadTrigger: string | undefined;
  readonly campaign: Partial<SignupCampaign>;
}

export interface Entry {
  /** `undefined` if the person has not chosen a product yet. */
  readonly product: MembershipType | undefined;
  /** The plan of the profile type that the address names; `undefined` for that of most people. */
  readonly plan: MembershipPlan | undefined;
  readonly leadTrigger: string | null;
  readonly profileType: ProfileType;
  /** The campaign of the link, otherwise that of the last day. The editors' values fill missing fields. */
  readonly campaign: Partial<SignupCampaign>;
  /** Only the campaign of the link that the visitor followed. */
  readonly followed: Partial<SignupCampaign>;
}

/** The facts about a visitor who wants to join: from the address, otherwise from cookies, otherwise from the page. */
export function entryOf(address: URLSearchParams, cookies: string, known: Known): Entry {
  const followed = campaignIn(address);
  const before = Object.keys(followed).length > 0 ? {} : keptCampaign(cookies);
  return {
    product: productIn(address) ?? known.product,
    plan: planOf(profileTypeIn(address.get("profileType"))),
    leadTrigger: (address.get("leadTrigger") ?? known.leadTrigger)?.slice(0, 200) || null,
    profileType: profileTypeIn(address.get("profileType")) ?? keptProfileType(cookies) ?? "leader",
    campaign: { ...known.campaign, ...before, ...followed },
    followed,
  };
}

/** The product that an address names; `undefined` if it names none. */
export function productIn(address: URLSearchParams): MembershipType | undefined {
  const product = v.safeParse(MembershipType, address.get("product")?.replace(" ", "+"));
  return product.success ? product.output : undefined;
}
