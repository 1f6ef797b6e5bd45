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
  /** The dialog or site it comes from. */
  readonly source?: number;
  readonly payload: JsonObject;
  /** Ids of uploaded files, if its kind has attachments. */
  readonly attachments?: readonly string[];
}

type Read = { readonly filled: Filled } | { readonly problems: FieldProblem[] };

/**
 * A body that a kind accepts. Its sender is a `visitor`, whose session is not asked for; `anyone`, whose id is stored if
 * there is a session; or a `member`, who is refused without one. A `user` is anybody with a session, such as somebody who
 * has just joined.
 */
export type SubmissionBody = {
  /** Whether the fields of a call are this body, before they are validated. Default: always. */
  readonly accepts?: (given: JsonObject) => boolean;
  readonly schema: FieldsSchema;
} & (
  | { readonly sender: "visitor" | "anyone"; readonly read: (given: JsonObject) => Read }
  | {
      readonly sender: "member" | "user";
      readonly read: (given: JsonObject, member: MemberUser) => Read | Promise<Read>;
    }
);

export interface AttachmentRule {
  /** The field of the body with their ids. */
  readonly field: string;
  /** Of one submission. */
  readonly most: number;
  /** Of each. */
  readonly mostBytes: number;
}

/** How a kind whose submissions must be unique recognises one that is sent again under another key. */
export interface SubmissionIdentity {
  /** Of the cookie that names the sender's last submission. */
  readonly cookie: CookieName;
  readonly cookieSeconds: number;
  /** `remembered` is the value of the cookie. Returns the id of the submission, its payload, and the new cookie. */
  readonly identify: (
    payload: JsonObject,
    remembered: string | undefined,
  ) => { readonly id: string; readonly payload: JsonObject; readonly remember: string };
}

/**
 * Submissions of a member that replace each other, such as the way to pay. One with the content of the member's last
 * one is the same submission, with any key and from any tab. Others are stored, also with the content of an earlier
 * one.
 */
export interface ChainedIdentity {
  /** `last` is the id of the member's last submission of the kind. Returns the id of one with this payload. */
  readonly idAfter: (last: string | undefined, payload: JsonObject, member: string) => string;
}

/** The facts about a stored submission that its kind knows. */
export interface StoredKind {
  /** Unique, and never changed: rows of the database have it, and so have the messages of the outbox as their topic. */
  readonly name: string;
  /** In Danish, as the member who sent it finds it. */
  readonly title: string;
  /** By the words of the boxes. What a payload consents to is stored with the submission. */
  readonly consents: TickedConsents;
  /** The field of its messages with the id of the submission. */
  readonly idField: string;
  readonly retentionDays: number;
}

/** One kind of submission, as data: the route, the storage, the deliveries and the retention all follow from it. */
export interface SubmissionKind extends StoredKind {
  readonly call: Pick<SubmissionCall, "path">;
  /** What may be sent, and by whom. Of all bodies of a path, the first that accepts the fields of a call is read. */
  readonly bodies: readonly SubmissionBody[];
  /** The error key of invalid fields. */
  readonly invalidKey: string;
  /** Only somebody who signed in in the last ten minutes may send it. */
  readonly needsRecentSignIn?: boolean;
  /** Absent: the id of a submission is the key that its sender chose. */
  readonly identity?: SubmissionIdentity | ChainedIdentity;
  /** Absent: it has no attachments. */
  readonly attachments?: AttachmentRule;
}

type Fields<Schema extends FieldsSchema> = v.InferOutput<Schema>;

/** A body from somebody who need not be signed in. */
export function openBody<Schema extends FieldsSchema>(
  sender: "visitor" | "anyone",
  schema: Schema,
  filledBy: (fields: Fields<Schema>) => Filled,
): SubmissionBody {
  return { sender, schema, read: (given) => fill(schema, given, filledBy) };
}

/** A body from anybody who is signed in. `check` returns the problems that the schema cannot see. */
export function userBody<Schema extends FieldsSchema>(
  schema: Schema,
  filledBy: (fields: Fields<Schema>, user: MemberUser) => Filled,
  check?: (fields: Fields<Schema>, user: MemberUser) => Promise<FieldProblem[]>,
): SubmissionBody {
  return {
    sender: "user",
    schema,
    async read(given, user) {
      const read = readFields(schema, given);
      if ("problems" in read) return read;
      const problems = (await check?.(read.fields, user)) ?? [];
      return problems.length > 0 ? { problems } : { filled: filledBy(read.fields, user) };
    },
  };
}

/** A body from a member, whose person comes from the session. */
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
