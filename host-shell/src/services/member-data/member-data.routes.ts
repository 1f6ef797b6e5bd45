import { createHmac } from "node:crypto";
import { type Context, Hono } from "hono";
import {
  ConsentWithdrawal,
  type GivenConsents,
  type OpenSessions,
  type SentSubmissions,
} from "shared-runtime/api/member-data.ts";
import type { PaymentState } from "shared-runtime/api/payment-state.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import type { SubmissionTaken } from "shared-runtime/api/submission-taken.ts";
import { readFields } from "../../http/read-fields.ts";
import type { FindAboutMember } from "./about-member.ts";
import type { MemberData } from "./member-data.ts";
import type { MemberRegister } from "../membership/member-register.ts";
import type { MemberSessions } from "../sign-in/member-sessions.ts";
import { uuidOf } from "../../security/uuid-of.ts";
import type { StoredKind } from "../submissions/submission-kind.ts";
import type { SubmissionStore } from "../submissions/submission-store.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { jsonOnly, objectOf, tooLarge } from "../../api/bodies/json-body.ts";
import { problem } from "../../api/answers/problem.ts";
import type { SecurityLog } from "../../api/guards/security-log.ts";
import type { UserOf } from "../../api/guards/signed-in.ts";
import { forgetSession, sessionSecret, tellNews } from "../../api/cookies/sign-in-cookies.ts";

interface Options {
  readonly data: MemberData;
  readonly sessions: Pick<MemberSessions, "listOf" | "endAllOf">;
  readonly store: Pick<SubmissionStore, "keep">;
  /**
   * Resolves with the payload of the last payment details that a member sent; with `undefined` if the member sent none.
   */
  readonly lastPaymentOf: (memberId: string) => Promise<Readonly<Record<string, unknown>> | undefined>;
  readonly register: Pick<MemberRegister, "find">;
  readonly aboutMember: FindAboutMember;
  readonly userOf: UserOf;
  /** The key of the ids of withdrawals. */
  readonly secret: Uint8Array;
  readonly withdrawal: StoredKind;
  readonly security: SecurityLog;
}

/** Shows members the data about themselves. The member is always that of the session: no call names another. */
export function memberDataCalls({
  data,
  sessions,
  store,
  lastPaymentOf,
  register,
  aboutMember,
  userOf,
  secret,
  withdrawal,
  security,
}: Options) {
  const asUser = async (c: Context<ApiEnv>, answer: (user: MemberUser) => Promise<Response>): Promise<Response> => {
    const user = await userOf(c);
    return user ? answer(user) : problem(c, 401);
  };
  return new Hono<ApiEnv>()
    .get("/api/member/submissions", (c) =>
      asUser(c, async ({ id }) => c.json({ submissions: await data.submissionsOf(id) } satisfies SentSubmissions)),
    )
    .get("/api/member/consents", (c) =>
      asUser(c, async ({ id }) => c.json({ consents: await data.consentsOf(id) } satisfies GivenConsents)),
    )
    .post("/api/member/withdraw-consent", jsonOnly, tooLarge, (c) =>
      asUser(c, async (user) => {
        const given = await objectOf(c);
        if (!given) return problem(c, 400);
        const read = readFields(ConsentWithdrawal, given);
        if ("problems" in read) return problem(c, 422, "genericError", read);
        const consent = await data.withdrawableOf(user.id, read.fields.id.toLowerCase());
        // Also 404 for a consent of another member, since it is looked up only among the member's own consents.
        if (!consent) return problem(c, 404);
        for (const id of consent.ids) {
          await store.keep({
            kind: withdrawal,
            id: uuidOf(createHmac("sha256", secret).update(`${withdrawal.name} ${id}`).digest("hex")),
            payload: { consent: id, form: consent.form },
            memberId: user.id,
            correlationId: c.get("correlationId"),
          });
        }
        return c.json({ taken: true } satisfies SubmissionTaken);
      }),
    )
    .get("/api/member/payment", (c) =>
      asUser(c, async (user) => {
        const last = await lastPaymentOf(user.id);
        const hasAccount = last
          ? last["payByInvoice"] === false
          : (await register.find(user))?.payment?.way === "account";
        const { payment, areAddonsKnown, addonValues } = await aboutMember(user);
        return c.json({
          hasAccount,
          ...(payment && { payment }),
          ...(areAddonsKnown && { addons: [...addonValues] }),
        } satisfies PaymentState);
      }),
    )
    .get("/api/member/sessions", (c) =>
      asUser(c, async ({ id }) =>
        c.json({ sessions: await sessions.listOf(id, sessionSecret(c)) } satisfies OpenSessions),
      ),
    )
    .post("/api/member/end-sessions", (c) =>
      asUser(c, async ({ id }) => {
        await sessions.endAllOf(id);
        security(c, "sign-out", { person: id, reason: "everywhere" });
        forgetSession(c);
        tellNews(c, "out");
        return c.json({ taken: true } satisfies SubmissionTaken);
      }),
    );
}
