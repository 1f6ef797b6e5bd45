import * as v from "valibot";
import { UnionMembership } from "./session-answer.ts";

/** The answer of `GET /api/session/debug`. The initials are the only personal data in it. */
export const SessionDebug = v.object({
  initials: v.string(),
  isMember: v.boolean(),
  unionMembership: v.optional(UnionMembership),
  startedAt: v.pipe(v.string(), v.isoTimestamp()),
  renewedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Seconds until the session ends unless it is renewed. */
  expiresIn: v.number(),
  /** Seconds until the session ends even if it is renewed. */
  endsIn: v.number(),
  /** Names of the claims that the issuer sent at the sign-in, without their values. */
  claims: v.array(v.string()),
});
export type SessionDebug = v.InferOutput<typeof SessionDebug>;
