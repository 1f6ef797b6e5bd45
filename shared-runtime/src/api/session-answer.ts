import * as v from "valibot";

/** The kinds of membership, with the values of the specification. */
export const UnionMembership = v.picklist(["akasse", "fagforening", "fagforening+akasse", "business", "spring"]);
export type UnionMembership = v.InferOutput<typeof UnionMembership>;

/** The user of a session, as in the specification. A user without `membership` is signed in but not a member. */
export const MemberUser = v.object({
  id: v.string(),
  /**
   * Identifies the person in the storage of browsers without revealing the person's identity. Absent in answers of
   * earlier releases, and in answers to calls other than those for the session.
   */
  key: v.exactOptional(v.string()),
  memberName: v.object({ firstName: v.string(), fullName: v.string(), initials: v.string() }),
  contactInfo: v.object({ email: v.optional(v.string()), mobilePhone: v.optional(v.string()) }),
  membership: v.optional(v.object({ membershipNumber: v.number(), unionMembership: v.optional(UnionMembership) })),
});
export type MemberUser = v.InferOutput<typeof MemberUser>;

/** The answer of `GET` and `POST /api/session`. `user` is absent if nobody is signed in. */
export const SessionAnswer = v.object({
  user: v.optional(MemberUser),
  /** Seconds until the session ends unless it is renewed. */
  expiresIn: v.optional(v.number()),
  /** Seconds until the session ends even if it is renewed. */
  endsIn: v.optional(v.number()),
});
export type SessionAnswer = v.InferOutput<typeof SessionAnswer>;

/**
 * The answer of `POST /api/auth/logout`: the address to which the browser goes next. This address also signs the user
 * out at the issuer.
 */
export const SignedOut = v.object({ redirect: v.string() });
export type SignedOut = v.InferOutput<typeof SignedOut>;
