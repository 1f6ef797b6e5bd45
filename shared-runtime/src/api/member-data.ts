import * as v from "valibot";
import { KeptWords } from "./kept-words.ts";

/** `waiting` until the receiver has it, `failed` if that was given up. */
export const DeliveryState = v.picklist(["waiting", "delivered", "failed"]);
export type DeliveryState = v.InferOutput<typeof DeliveryState>;

/** What a member has sent, the last first. */
export const SentSubmissions = v.object({
  submissions: v.array(
    v.object({
      id: v.string(),
      /** The name of its kind, such as `member.payment`. */
      form: v.string(),
      sentAt: v.pipe(v.string(), v.isoTimestamp()),
      files: v.array(v.string()),
      delivery: DeliveryState,
    }),
  ),
});
export type SentSubmissions = v.InferOutput<typeof SentSubmissions>;

/** The consents that a member has given in forms, the last first. */
export const GivenConsents = v.object({
  consents: v.array(
    v.object({
      /** Of the submission that it was given with. */
      id: v.string(),
      form: v.string(),
      givenAt: v.pipe(v.string(), v.isoTimestamp()),
      /** What the consent was given to, as it was shown then. Absent in those of earlier releases and of other forms. */
      asked: v.optional(KeptWords),
      withdrawnAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    }),
  ),
});
export type GivenConsents = v.InferOutput<typeof GivenConsents>;

export const ConsentWithdrawal = v.object({ id: v.pipe(v.string(), v.uuid("must be the id of a consent")) });

/** The CVs that were uploaded while the member was signed in, and that of the browser; the last first. */
export const StoredCvs = v.object({
  cvs: v.array(
    v.object({
      id: v.string(),
      /** False for a CV of this browser that a visitor or somebody else uploaded. */
      isMine: v.boolean(),
      uploadedAt: v.pipe(v.string(), v.isoTimestamp()),
      /** When it is deleted at the latest. */
      deletedAt: v.pipe(v.string(), v.isoTimestamp()),
      /** Whether its review can be read. */
      isReviewed: v.boolean(),
      /** If it is the member's, a new token that opens it for 24 hours; otherwise the token of the call. */
      cvJwt: v.string(),
    }),
  ),
});
export type StoredCvs = v.InferOutput<typeof StoredCvs>;

/** Whether the member pays from a bank account that the server has. The account itself is never sent. */
export const PaymentState = v.object({ hasAccount: v.boolean() });
export type PaymentState = v.InferOutput<typeof PaymentState>;

export const CvDeletion = v.object({ id: v.pipe(v.string(), v.uuid("must be the id of a CV")) });

/** The same lists as a file that a member takes along. The tokens of CVs are not in it. */
export const MemberExport = v.object({
  exportedAt: v.pipe(v.string(), v.isoTimestamp()),
  ...SentSubmissions.entries,
  ...GivenConsents.entries,
  cvs: v.array(v.omit(StoredCvs.entries.cvs.item, ["cvJwt", "isMine"])),
});
export type MemberExport = v.InferOutput<typeof MemberExport>;

/** Where a member is signed in, the last used first. */
export const OpenSessions = v.object({
  sessions: v.array(
    v.object({
      isCurrent: v.boolean(),
      startedAt: v.pipe(v.string(), v.isoTimestamp()),
      renewedAt: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
});
export type OpenSessions = v.InferOutput<typeof OpenSessions>;
