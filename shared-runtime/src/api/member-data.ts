import * as v from "valibot";
import { KeptWords } from "./kept-words.ts";

/** `waiting` until the receiver has it, `failed` if that was given up. */
export const DeliveryState = v.picklist(["waiting", "delivered", "failed"]);
export type DeliveryState = v.InferOutput<typeof DeliveryState>;

/** What a person allows: `contact`, to be contacted; `processing`, that their data are stored and used. */
export const ConsentPurpose = v.picklist(["contact", "processing"]);
export type ConsentPurpose = v.InferOutput<typeof ConsentPurpose>;

/** The kind of a submission. */
const kindEntries = {
  /** The name of the kind, such as `member.payment`. */
  form: v.string(),
  /** The Danish name of the kind. Absent for a kind that another release knows. */
  title: v.optional(v.string()),
};

/** The submissions of a member, the last first. */
export const SentSubmissions = v.object({
  submissions: v.array(
    v.object({
      id: v.string(),
      ...kindEntries,
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
      ...kindEntries,
      purposes: v.array(ConsentPurpose),
      givenAt: v.pipe(v.string(), v.isoTimestamp()),
      /** The words of the consent, as they were shown. Absent in those of earlier releases and of other forms. */
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

export const CvDeletion = v.object({ id: v.pipe(v.string(), v.uuid("must be the id of a CV")) });

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

const timestamp = v.pipe(v.string(), v.isoTimestamp());
const anyObject = v.record(v.string(), v.unknown());

/**
 * All data that the server has about a member, as a file to take along. It has only the last digits of an account, and
 * no tokens of CVs. `href` is an address of this site, which answers the member alone.
 */
export const MemberExport = v.object({
  exportedAt: timestamp,
  /** The issuer's data about the person. */
  person: anyObject,
  submissions: v.array(
    v.object({
      ...v.omit(SentSubmissions.entries.submissions.item, ["files"]).entries,
      /** The fields as they were sent. */
      content: anyObject,
      files: v.array(v.object({ name: v.string(), size: v.optional(v.number()), href: v.string() })),
    }),
  ),
  /** Files of forms that were not sent; without `href` while a part of the file has not arrived. */
  unsentFiles: v.array(
    v.object({ name: v.string(), size: v.number(), uploadedAt: timestamp, href: v.optional(v.string()) }),
  ),
  ...GivenConsents.entries,
  cvs: v.array(
    v.object({
      ...v.omit(StoredCvs.entries.cvs.item, ["cvJwt", "isMine"]).entries,
      href: v.string(),
      pages: v.number(),
      words: v.number(),
      language: v.string(),
      /** The result of the review and its facts; absent while it waits. */
      review: v.optional(
        v.object({ reviewedAt: timestamp, text: v.string(), areas: v.array(v.unknown()), facts: v.unknown() }),
      ),
      ratings: v.array(v.object({ job: v.string(), score: v.number(), ratedAt: timestamp })),
    }),
  ),
  ...OpenSessions.entries,
});
export type MemberExport = v.InferOutput<typeof MemberExport>;
