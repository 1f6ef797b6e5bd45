import * as v from "valibot";

/** What a person is a member of, in the values of the specification and of its plans. */
export const UnionMembership = v.picklist(["akasse", "fagforening", "fagforening+akasse", "business", "spring"]);
export type UnionMembership = v.InferOutput<typeof UnionMembership>;

/** The member session user of the specification. Without `membership` somebody is signed in and no member. */
export const MemberUser = v.object({
  id: v.string(),
  memberName: v.object({ firstName: v.string(), fullName: v.string(), initials: v.string() }),
  contactInfo: v.object({ email: v.optional(v.string()), mobilePhone: v.optional(v.string()) }),
  membership: v.optional(v.object({ membershipNumber: v.number(), unionMembership: v.optional(UnionMembership) })),
});
export type MemberUser = v.InferOutput<typeof MemberUser>;

/** `GET` and `POST /api/session`. Without `user` nobody is signed in. */
export const SessionAnswer = v.object({
  user: v.optional(MemberUser),
  /** Seconds until the session ends if nobody renews it. */
  expiresIn: v.optional(v.number()),
  /** Seconds until it ends whatever anybody does. */
  endsIn: v.optional(v.number()),
});
export type SessionAnswer = v.InferOutput<typeof SessionAnswer>;

/** `POST /api/auth/logout`: where the browser goes next, which signs out at the issuer as well. */
export const SignedOut = v.object({ redirect: v.string() });
export type SignedOut = v.InferOutput<typeof SignedOut>;
