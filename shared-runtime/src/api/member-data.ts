import * as v from "valibot";
import { KeptWords } from "./kept-words.ts";
import { UnionMembership } from "./session-answer.ts";

/** `waiting`: the receiver does not have the submission yet. `failed`: its delivery was given up. */
export const DeliveryState = v.picklist(["waiting", "delivered", "failed"]);
export type DeliveryState = v.InferOutput<typeof DeliveryState>;

/** A purpose that a person allows: `contact`, to be contacted; `processing`, that the data are stored and used. */
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
      /** The time of a conversation that was chosen, such as "2026-12-01T13:00" in Copenhagen. */
      preferredTime: v.optional(v.string()),
      /** When the member took it back. Only for changes of the contact details. */
      withdrawnAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
      /** When the member sent another sign-up, which counts in place of this one. */
      replacedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    }),
  ),
});
export type SentSubmissions = v.InferOutput<typeof SentSubmissions>;

/** The consents that a member has given in forms, the last first. */
export const GivenConsents = v.object({
  consents: v.array(
    v.object({
      /** The id of the submission in which the consent was given. */
      id: v.string(),
      ...kindEntries,
      purposes: v.array(ConsentPurpose),
      givenAt: v.pipe(v.string(), v.isoTimestamp()),
      /**
       * The words of the consent, as they were shown. Absent for consents that were given in earlier releases, and in
       * other forms.
       */
      asked: v.optional(KeptWords),
      withdrawnAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
    }),
  ),
});
export type GivenConsents = v.InferOutput<typeof GivenConsents>;

export const ConsentWithdrawal = v.object({ id: v.pipe(v.string(), v.uuid("must be the id of a consent")) });

/** The CVs that were uploaded while the member was signed in, and the CV of the browser; the last first. */
export const StoredCvs = v.object({
  cvs: v.array(
    v.object({
      id: v.string(),
      /** False for a CV of this browser that a visitor or another member uploaded. */
      isMine: v.boolean(),
      uploadedAt: v.pipe(v.string(), v.isoTimestamp()),
      /** The latest time at which the CV is deleted. */
      deletedAt: v.pipe(v.string(), v.isoTimestamp()),
      /** Whether the review of the CV can be read. */
      isReviewed: v.boolean(),
      /**
       * A token that opens the CV: a new one for 24 hours if the CV is the member's, otherwise the token of the call.
       */
      cvJwt: v.string(),
    }),
  ),
});
export type StoredCvs = v.InferOutput<typeof StoredCvs>;

export const CvDeletion = v.object({ id: v.pipe(v.string(), v.uuid("must be the id of a CV")) });

/** The sessions of the member, the last used first. */
export const OpenSessions = v.object({
  sessions: v.array(
    v.object({
      isCurrent: v.boolean(),
      /** The browser and the system as people call them: "Chrome på Windows". Absent if they are unknown. */
      browserName: v.optional(v.string()),
      startedAt: v.pipe(v.string(), v.isoTimestamp()),
      renewedAt: v.pipe(v.string(), v.isoTimestamp()),
    }),
  ),
});
export type OpenSessions = v.InferOutput<typeof OpenSessions>;

const timestamp = v.pipe(v.string(), v.isoTimestamp());
const anyObject = v.record(v.string(), v.unknown());

/**
 * All data that the server has about a member, as a file. It has only the last digits of an account, and no tokens of
 * CVs. `href` is an address of this site that answers only the member.
 */
export const MemberExport = v.object({
  exportedAt: timestamp,
  /** The issuer's data about the member. */
  person: anyObject,
  /** What the register of members has now. Absent for a person who is not in it; so are facts that it does not have. */
  register: v.optional(
    v.object({
      membershipNumber: v.number(),
      membership: v.optional(UnionMembership),
      /** In kroner, with add-ons. */
      price: v.optional(v.object({ monthly: v.number(), quarterly: v.number() })),
      /** The names of the add-ons. */
      addons: v.optional(v.array(v.string())),
      payment: v.optional(v.object({ way: v.picklist(["account", "invoice"]), bankAccount: v.optional(v.string()) })),
      contact: v.record(v.string(), v.string()),
      /** What the member chose in the self-service, which counts before the register. */
      chosenHere: v.array(v.picklist(["addons", "payment"])),
    }),
  ),
  submissions: v.array(
    v.object({
      ...v.omit(SentSubmissions.entries.submissions.item, ["files"]).entries,
      /** The fields of the submission as they were sent. */
      content: anyObject,
      files: v.array(v.object({ name: v.string(), size: v.optional(v.number()), href: v.string() })),
    }),
  ),
  /** Files of forms that were not sent. A file that has not fully arrived has no `href`. */
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
      /** The result of the review and its facts; absent while the CV waits for the review. */
      review: v.optional(
        v.object({ reviewedAt: timestamp, text: v.string(), areas: v.array(v.unknown()), facts: v.unknown() }),
      ),
      ratings: v.array(v.object({ job: v.string(), score: v.number(), ratedAt: timestamp })),
    }),
  ),
  ...OpenSessions.entries,
});
export type MemberExport = v.InferOutput<typeof MemberExport>;
