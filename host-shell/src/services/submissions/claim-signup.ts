import { sql } from "drizzle-orm";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import type { Tables } from "../../database/database.ts";
import { isOfSignup } from "shared-runtime/rules/is-of-signup.ts";
import { submission } from "./submissions.tables.ts";

export interface SignupClaim {
  /** The cookie `member-signup` of the browser. */
  readonly cookie: string | undefined;
  readonly user: Pick<MemberUser, "id" | "membership">;
  /** The page to which the sign-in leads. */
  readonly redirectPath: string;
}

export type ClaimSignup = (claim: SignupClaim) => Promise<void>;

interface Options {
  readonly tables: Tables;
  /** Returns the id of the sign-up in a cookie; `undefined` if the cookie is not valid. */
  readonly idIn: (cookie: string) => string | undefined;
}

/**
 * Returns a function that attaches the sign-up of a browser, and those that it replaces, to the person who signs in
 * there. Only the signed cookie proves that it is theirs, and a sign-up that belongs to somebody stays with them. A
 * member gets it only if the sign-in follows the sign-up: another sign-in of a member, who cannot join, is that of
 * another person at the same computer.
 */
export function createClaimSignup({ tables, idIn }: Options): ClaimSignup {
  return async ({ cookie, user, redirectPath }) => {
    const id = cookie === undefined ? undefined : idIn(cookie);
    if (id === undefined || (user.membership && !isOfSignup(redirectPath))) return;
    const isFree = sql`(found.member_id is null or found.member_id = ${user.id})`;
    await tables
      .update(submission)
      .set({ memberId: user.id })
      .where(
        sql`${submission.memberId} is null and ${submission.id} in (
          with recursive chain (id, replaced) as (
            select found.id, found.payload ->> 'replaces' from submission found
            where found.id = ${id} and found.kind = 'signup' and ${isFree}
            union
            select found.id, found.payload ->> 'replaces' from submission found
            join chain on found.id = chain.replaced::uuid
            where found.kind = 'signup' and ${isFree}
          )
          select id from chain
        )`,
      );
  };
}
