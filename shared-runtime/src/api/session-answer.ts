import * as v from "valibot";

/** The kinds of membership, in the specification's values. */
export const UnionMembership = v.picklist(["akasse", "fagforening", "fagforening+akasse", "business", "spring"]);
export type UnionMembership = v.InferOutput<typeof UnionMembership>;

/** The specification's session user. Without `membership` the user is signed in but not a member. */
export const MemberUser = v.object({
  id: v.string(),
  /**
   * Names the person in the storage of browsers, and says nothing about them to anybody else. Absent in answers of earlier
   * releases, and outside of the session's answer.
   */
  key: v.exactOptional(v.string()),
  memberName: v.object({ firstName: v.string(), fullName: v.string(), initials: v.string() }),
  contactInfo: v.object({ email: v.optional(v.string()), mobilePhone: v.optional(v.string()) }),
  membership: v.optional(v.object({ membershipNumber: v.number(), unionMembership: v.optional(UnionMembership) })),
});
export type MemberUser = v.InferOutput<typeof MemberUser>;

/** The answer of `GET` and `POST /api/session`. `user` is absent if not signed in. */
export const SessionAnswer = v.object({
  user: v.optional(MemberUser),
  /** Seconds until the session ends unless it is renewed. */
  expiresIn: v.optional(v.number()),
  /** Seconds until it ends even if it is renewed. */
  endsIn: v.optional(v.number()),
});
export type SessionAnswer = v.InferOutput<typeof SessionAnswer>;

/** `POST /api/auth/logout`: where the browser goes next, which signs out at the issuer as well. */
export const SignedOut = v.object({ redirect: v.string() });
export type SignedOut = v.InferOutput<typeof SignedOut>;
