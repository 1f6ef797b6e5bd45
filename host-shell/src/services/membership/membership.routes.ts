import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import type { JoiningTerms, MembershipCalculation } from "shared-runtime/api/membership.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { SignupForm } from "shared-runtime/api/signup.ts";
import { calculationPath, joiningTermsPath, membershipPricesPath } from "shared-runtime/api/signup-calls.ts";
import { readFields } from "../../http/read-fields.ts";
import { calculateMembership, membershipNotFound } from "./calculate-membership.ts";
import { joiningDays } from "shared-runtime/money/joining-days.ts";
import type { MembershipFile } from "./membership-file.ts";
import type { UserOf } from "../../api/guards/signed-in.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { jsonOnly, objectOf, tooLarge } from "../../api/bodies/json-body.ts";
import { problem } from "../../api/answers/problem.ts";

export interface MembershipCallsDeps {
  /** `undefined` if the content has no prices. */
  readonly membership: MembershipFile | undefined;
  readonly now: () => Date;
  /** The name of the cookie that identifies the last sign-up of a browser. */
  readonly signupCookie: string;
  /** Resolves with the outcome of the sign-up that the cookie of a browser names. */
  readonly joinedAs: (cookie: string | undefined) => Promise<JoiningTerms["joined"]>;
  /** Resolves with the sign-up that the server already has of a person or a browser. */
  readonly earlierSignup: (
    user: MemberUser | undefined,
    cookie: string | undefined,
  ) => Promise<JoiningTerms["earlier"]>;
  readonly userOf: UserOf;
}

/** Answers with the price list, the terms of a sign-up, and the membership for the answers of a sign-up form. */
export function membershipCalls({
  membership,
  now,
  signupCookie,
  joinedAs,
  earlierSignup,
  userOf,
}: MembershipCallsDeps) {
  return new Hono<ApiEnv>()
    .get(`/api/${membershipPricesPath}`, (c) => {
      if (!membership) return problem(c, 503, "pricesUnavailable");
      c.header("cache-control", "public, max-age=300");
      return c.json(membership.prices);
    })
    .get(`/api/${joiningTermsPath}`, async (c) => {
      if (!membership) return problem(c, 503, "pricesUnavailable");
      c.header("cache-control", "private, no-store");
      const cookie = getCookie(c, signupCookie);
      const [joined, earlier] = await Promise.all([joinedAs(cookie), earlierSignup(await userOf(c), cookie)]);
      return c.json({
        ...membership.prices,
        ...joiningDays(now()),
        ...(joined && { joined }),
        ...(earlier && { earlier }),
      } satisfies JoiningTerms);
    })
    .post(`/api/${calculationPath}`, jsonOnly, tooLarge, async (c) => {
      if (!membership) return problem(c, 503, "pricesUnavailable");
      const given = await objectOf(c);
      if (given === undefined) return problem(c, 400);
      const read = readFields(SignupForm, given);
      if ("problems" in read) return problem(c, 422, "invalidSignup", read);
      const message = calculateMembership(membership.rules, read.fields);
      if (message === undefined) {
        const { errorKey, reason } = membershipNotFound;
        return problem(c, 404, errorKey, { reason });
      }
      return c.json({ message } satisfies MembershipCalculation);
    });
}
