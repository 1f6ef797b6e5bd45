import { type JoiningTerms, MembershipType } from "shared-runtime/api/membership.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import type { SignupForm } from "shared-runtime/api/signup.ts";
import * as v from "valibot";
import type { StoredSubmission } from "../stored-submission.ts";
import type { JoinedPorts } from "./joined-as.ts";

/** Resolves with the sign-up that the server already has: of the person who is signed in, or else of the browser. */
export type EarlierSignup = (
  user: MemberUser | undefined,
  cookie: string | undefined,
) => Promise<JoiningTerms["earlier"]>;

interface Options extends Pick<JoinedPorts, "idIn" | "outcomeOf"> {
  readonly findSignup: (id: string) => Promise<StoredSubmission | undefined>;
  readonly lastOf: (memberId: string) => Promise<StoredSubmission | undefined>;
}

/** A member has joined, so that no sign-up is earlier. */
export function earlierSignup({ idIn, findSignup, lastOf, outcomeOf }: Options): EarlierSignup {
  return async (user, cookie) => {
    if (user?.membership) return undefined;
    const id = cookie === undefined ? undefined : idIn(cookie);
    const found = user ? await lastOf(user.id) : id === undefined ? undefined : await findSignup(id);
    const product = v.safeParse(MembershipType, found?.payload["product"]);
    if (!found || !product.success) return undefined;
    const workInfo = (found.payload["workInfo"] ?? {}) as SignupForm["workInfo"];
    const calculation = user ? undefined : outcomeOf({ product: product.output, workInfo });
    return {
      sentAt: found.sentAt.toISOString(),
      product: product.output,
      ...(calculation && { calculation }),
    };
  };
}
