import type { StoredSubmission } from "./stored-submission.ts";
import type { FieldProblem } from "shared-runtime/api/api-problem.ts";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import type { TickedConsents } from "shared-runtime/api/ticked-consents.ts";
import type { SubmissionCall } from "shared-runtime/forms/submission-call.ts";
import type { CookieName } from "shared-runtime/storage/stored-items.ts";
import type * as v from "valibot";
import { type FieldsSchema, readFields } from "../../http/read-fields.ts";

type JsonObject = Readonly<Record<string, unknown>>;

/** The content of a valid body. Fields of the payload that are `undefined` are not stored. */
export interface Filled {
  /** The number of the dialog or site that the submission comes from. */
  readonly source?: number;
  readonly payload: JsonObject;
  /** Ids of uploaded files, if the kind has attachments. */
  readonly attachments?: readonly string[];
}

/** Why a valid body is refused. Its sender reads the reason. */
export interface Refusal {
  readonly errorKey: string;
  readonly reason: string;
}

type Read = { readonly filled: Filled } | { readonly problems: FieldProblem[] } | { readonly refusal: Refusal };

/** Returns the value of a cookie of the call. */
export type CookieOf = (name: CookieName) => string | undefined;

/**
 * A body that a kind accepts. The sender is a `visitor`, whose session is not looked up; `anyone`, whose id is stored
 * if there is a session; a `user`, who needs a session, such as a person who has just joined; or a `member`, who needs
 * the session of a member.
 */
export type SubmissionBody = {
  /** Whether the fields of a call, before they are validated, are this kind of body. Default: always. */
  readonly accepts?: (given: JsonObject) => boolean;
  readonly schema: FieldsSchema;
} & (
  | { readonly sender: "visitor"; readonly read: (given: JsonObject) => Read | Promise<Read> }
  | { readonly sender: "anyone"; readonly read: (given: JsonObject, user?: MemberUser) => Read | Promise<Read> }
  | {
      readonly sender: "member" | "user";
      readonly read: (given: JsonObject, member: MemberUser, cookieOf: CookieOf) => Read | Promise<Read>;
    }
);

export interface AttachmentRule {
  /** The field of the body that has the ids of the attachments. */
  readonly field: string;
  /** The most attachments of one submission. */
  readonly most: number;
  /** The most bytes of one attachment. */
  readonly mostBytes: number;
}

/** Recognises a submission that is sent again under another key, for a kind whose submissions must be unique. */
export interface SubmissionIdentity {
  /** The name of the cookie that identifies the sender's last submission. */
  readonly cookie: CookieName;
  readonly cookieSeconds: number;
  /**
   * `remembered` is the value of the cookie, and `last` the last submission of the person, if somebody is signed in.
   * Returns the id of the submission, its payload, and the new cookie.
   */
  readonly identify: (
    payload: JsonObject,
    remembered: string | undefined,
    last?: Pick<StoredSubmission, "id" | "payload">,
  ) => { readonly id: string; readonly payload: JsonObject; readonly remember: string };
}

/**
 * Submissions of a member that replace each other, such as the choice of how to pay. A submission with the content of
 * the member's last one counts as the same submission, whatever the key and the tab. Every other submission is stored,
 * even if it has the content of an earlier one.
 */
export interface ChainedIdentity {
  /** `last` is the id of the member's last submission of the kind. Returns the id of a submission with this payload. */
  readonly idAfter: (last: string | undefined, payload: JsonObject, member: string) => string;
  /** The name of the kind of submission after which the content of an earlier one is sent anew. */
  readonly begunBy?: string;
}

/** The facts about stored submissions that depend on their kind. */
export interface StoredKind {
  /**
   * Unique and never changed, since rows of the database contain it, and messages of the outbox have it as their topic.
   */
  readonly name: string;
  /** In Danish, as the member who sent the submission sees it. */
  readonly title: string;
  /** The consents of each ticked box. The consents that a payload gives are stored with the submission. */
  readonly consents: TickedConsents;
  /** The field of the kind's messages that has the id of the submission. */
  readonly idField: string;
  readonly retentionDays: number;
}

/** One kind of submission, as data. Its route, storage, deliveries and retention follow from it. */
export interface SubmissionKind extends StoredKind {
  readonly call: Pick<SubmissionCall, "path">;
  /**
   * The bodies that may be sent, with their senders. Of all bodies of a path, the first that accepts the fields of a
   * call is used.
   */
  readonly bodies: readonly SubmissionBody[];
  /** The error key for invalid fields. */
  readonly invalidKey: string;
  /** Whether a submission is accepted only from a person who has signed in during the last ten minutes. */
  readonly needsRecentSignIn?: boolean;
  /** If absent, the id of a submission is the key that its sender chose. */
  readonly identity?: SubmissionIdentity | ChainedIdentity;
  /** If absent, the kind has no attachments. */
  readonly attachments?: AttachmentRule;
}

type Fields<Schema extends FieldsSchema> = v.InferOutput<Schema>;

/** A body from a sender who need not be signed in. */
export function openBody<Schema extends FieldsSchema>(
  sender: "visitor" | "anyone",
  schema: Schema,
  filledBy: (fields: Fields<Schema>) => Filled,
): SubmissionBody {
  return { sender, schema, read: (given: JsonObject) => fill(schema, given, filledBy) };
}

/** A body from a signed-in user. `check` returns problems that the schema cannot find. */
export function userBody<Schema extends FieldsSchema>(
  schema: Schema,
  filledBy: (fields: Fields<Schema>, user: MemberUser) => Filled,
  check?: (fields: Fields<Schema>, user: MemberUser, cookieOf: CookieOf) => Promise<FieldProblem[]>,
): SubmissionBody {
  return {
    sender: "user",
    schema,
    async read(given, user, cookieOf) {
      const read = readFields(schema, given);
      if ("problems" in read) return read;
      const problems = (await check?.(read.fields, user, cookieOf)) ?? [];
      return problems.length > 0 ? { problems } : { filled: filledBy(read.fields, user) };
    },
  };
}

/** A body from a member. The person comes from the session. */
export function memberBody<Schema extends FieldsSchema>(
  schema: Schema,
  filledBy: (fields: Fields<Schema>, member: MemberUser) => Filled,
): SubmissionBody {
  return {
    sender: "member",
    schema,
    read: (given, member) => fill(schema, given, (fields) => filledBy(fields, member)),
  };
}

function fill<Schema extends FieldsSchema>(
  schema: Schema,
  given: JsonObject,
  filledBy: (fields: Fields<Schema>) => Filled,
): Read {
  const read = readFields(schema, given);
  return "problems" in read ? read : { filled: filledBy(read.fields) };
}
