import { isDeepStrictEqual } from "node:util";
import { and, desc, eq, inArray, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import {
  contactChangeName,
  type ContactPart,
  contactFields,
  contactParts,
  type ContactValues,
} from "shared-runtime/api/contact-parts.ts";
import type { KeptWords } from "shared-runtime/api/kept-words.ts";
import type { GivenConsents, SentSubmissions } from "shared-runtime/api/member-data.ts";
import { purposesIn } from "shared-runtime/api/ticked-consents.ts";
import type { Tables } from "../../database/database.ts";
import { deliveryState } from "../outbox/delivery-state.sql.ts";
import { ownerKeys } from "../../security/upload-owner.ts";
import { attachment } from "../uploads/attachments.tables.ts";
import type { StoredKind } from "../submissions/submission-kind.ts";
import { submission } from "../submissions/submissions.tables.ts";
import { sentSubmissions, shownFields } from "./sent-submissions.ts";
import { withdrawalName } from "./withdrawal-kind.ts";

interface WithdrawableConsent {
  readonly form: string;
  readonly ids: readonly string[];
}

/** Reads what is stored about one member. Each answer has only rows of that member. */
export interface MemberData {
  readonly submissionsOf: (memberId: string, most?: number) => Promise<SentSubmissions["submissions"]>;
  /** The same consent is listed once, with the last time at which it was given. */
  readonly consentsOf: (memberId: string, most?: number) => Promise<GivenConsents["consents"]>;
  /**
   * Resolves with the form of a consent, and with the ids of all submissions in which it was given, and not withdrawn;
   * with `undefined` if the member has not given it.
   */
  readonly withdrawableOf: (memberId: string, consentId: string) => Promise<WithdrawableConsent | undefined>;
  /** Resolves with the fields and the files of all submissions of a member, by the ids of the submissions. */
  readonly contentsOf: (memberId: string) => Promise<ReadonlyMap<string, SubmissionContent>>;
  /** Resolves with the files that a member uploaded for forms but has not sent. */
  readonly unsentFilesOf: (memberId: string) => Promise<readonly UnsentFile[]>;
  /** Resolves with what the pages for a member say, in one query. */
  readonly factsOf: (memberId: string, wanted: WantedFacts) => Promise<MemberRows>;
}

export interface WantedFacts {
  /** The most submissions that are listed. */
  readonly most: number;
  /** The names of the kinds whose last submission counts. */
  readonly lastOf: readonly string[];
}

export interface MemberRows {
  /** The submissions, the last first. */
  readonly submissions: SentSubmissions["submissions"];
  /** The changes of the contact details, the last first. */
  readonly contactChanges: readonly ContactChangeRow[];
  /** The last submission of each wanted kind that the member has sent. */
  readonly last: ReadonlyMap<string, LastSubmission>;
}

export interface LastSubmission {
  readonly id: string;
  readonly sentAt: Date;
  readonly payload: SubmissionContent["payload"];
}

export interface ContactChangeRow {
  readonly part: ContactPart;
  readonly values: ContactValues;
  /** Whether this withdraws the change before. */
  readonly isWithdrawn: boolean;
  readonly sentAt: Date;
  /** Whether the receiver has accepted it. */
  readonly isDelivered: boolean;
}

export interface UnsentFile {
  readonly id: string;
  readonly name: string;
  /** The number of bytes that have arrived. */
  readonly size: number;
  readonly uploadedAt: Date;
  /** Whether the whole file has arrived. */
  readonly isComplete: boolean;
}

export interface SubmissionContent {
  readonly payload: Readonly<Record<string, unknown>>;
  readonly files: readonly { readonly id: string; readonly name: string; readonly size: number | null }[];
}

const mostListed = 200;

/** `kinds` are the kinds of submissions that this release knows. */
export function createMemberData(
  tables: Tables,
  kinds: readonly Pick<StoredKind, "name" | "title" | "consents">[],
): MemberData {
  const known = new Map(kinds.map((kind) => [kind.name, kind]));
  return {
    async contentsOf(memberId) {
      const rows = await tables
        .select({
          id: submission.id,
          payload: submission.payload,
          files: sql<SubmissionContent["files"]>`coalesce((
            select json_agg(json_build_object('id', attachment.id, 'name', attachment.name, 'size', attachment.size)
              order by attachment.uploaded_at)
            from attachment where attachment.submission_id = submission.id
          ), '[]'::json)`,
        })
        .from(submission)
        .where(eq(submission.memberId, memberId));
      return new Map(rows.map(({ id, ...content }) => [id, content]));
    },

    async unsentFilesOf(memberId) {
      const isComplete = sql<boolean>`${attachment.status} = 'active'`;
      return tables
        .select({
          id: attachment.id,
          name: attachment.name,
          size: sql<number>`case when ${isComplete} then coalesce(${attachment.size}, length(${attachment.bytes}), 0)
            else ${attachment.received} end`,
          uploadedAt: attachment.uploadedAt,
          isComplete,
        })
        .from(attachment)
        .where(
          and(
            inArray(attachment.owner, [...ownerKeys({ memberId })]),
            isNull(attachment.submissionId),
            ne(attachment.status, "deleted"),
          ),
        )
        .orderBy(attachment.uploadedAt);
    },

    async factsOf(memberId, { most, lastOf }) {
      const newest = sql`order by ${submission.createdAt} desc, ${submission.id} desc`;
      const ranked = tables
        .select({
          id: submission.id,
          form: submission.kind,
          sentAt: submission.createdAt,
          payload: submission.payload,
          place: sql<number>`row_number() over (${newest})`.mapWith(Number).as("place"),
          placeInKind: sql<number>`row_number() over (partition by ${submission.kind} ${newest})`
            .mapWith(Number)
            .as("place_in_kind"),
        })
        .from(submission)
        .where(eq(submission.memberId, memberId))
        .as("ranked");
      const { id, form, sentAt, place, placeInKind } = ranked;
      const isChange = and(eq(form, contactChangeName), lte(placeInKind, mostListed));
      const isLast = and(inArray(form, [...lastOf]), eq(placeInKind, 1));
      const rows = await tables
        .select({
          id,
          form,
          sentAt,
          place,
          placeInKind,
          payload: sql<
            SubmissionContent["payload"] | null
          >`case when ${or(isChange, isLast)} then ${ranked.payload} end`,
          files: filesOf(sql`ranked.id`),
          ...shownFields(sql`ranked.payload`),
          ...deliveryState(sql`ranked.id`),
        })
        .from(ranked)
        .where(or(lte(place, most), isChange, isLast))
        .orderBy(place);
      const withPayload = rows.flatMap(({ payload, ...row }) => (payload ? [{ ...row, payload }] : []));
      return {
        submissions: sentSubmissions(
          rows.filter((row) => row.place <= most),
          titleOf,
        ),
        contactChanges: withPayload.filter((row) => row.form === contactChangeName).flatMap(contactChangeIn),
        last: new Map(
          withPayload
            .filter((row) => row.placeInKind === 1 && lastOf.includes(row.form))
            .map((row) => [row.form, { id: row.id, sentAt: row.sentAt, payload: row.payload }]),
        ),
      };
    },

    async submissionsOf(memberId, most = mostListed) {
      const rows = await tables
        .select({
          id: submission.id,
          form: submission.kind,
          sentAt: submission.createdAt,
          files: filesOf(sql`submission.id`),
          ...shownFields(sql`submission.payload`),
          ...deliveryState(sql`submission.id`),
        })
        .from(submission)
        .where(eq(submission.memberId, memberId))
        .orderBy(desc(submission.createdAt), desc(submission.id))
        .limit(most);
      return sentSubmissions(rows, titleOf);
    },

    async consentsOf(memberId, most = mostListed) {
      const given = await eachConsentOf(memberId, most);
      return given.filter((consent, place) => !given.slice(0, place).some((later) => repeats(later, consent)));
    },

    async withdrawableOf(memberId, consentId) {
      const given = await eachConsentOf(memberId);
      const named = given.find(({ id }) => id === consentId);
      if (!named) return undefined;
      // The same consent may be given before and after the named one.
      const same = given.filter((one) => one === named || repeats(named, one) || repeats(one, named));
      return { form: named.form, ids: same.flatMap(({ id, withdrawnAt }) => (withdrawnAt === undefined ? id : [])) };
    },
  };

  async function eachConsentOf(memberId: string, most = mostListed): Promise<GivenConsents["consents"]> {
    const rows = await tables
      .select({
        id: submission.id,
        form: submission.kind,
        givenAt: submission.createdAt,
        consents: submission.consents,
        // Only for rows of earlier releases, which have no consents: there, the payload determines the consents.
        payload: sql<
          SubmissionContent["payload"] | null
        >`case when ${submission.consents} is null then ${submission.payload} end`,
        asked: sql<KeptWords | null>`${submission.payload} -> 'asked'`,
        withdrawnAt: sql<string | null>`(
            select min(later.created_at) from submission later
            where later.member_id = ${memberId} and later.kind = ${withdrawalName}
              and later.payload ->> 'consent' = submission.id::text
          )`.mapWith((value: string | Date | null) => value && new Date(value)),
      })
      .from(submission)
      .where(and(eq(submission.memberId, memberId), sql`${submission.consents} is distinct from '{}'`))
      .orderBy(desc(submission.createdAt), desc(submission.id))
      .limit(most);
    return rows.flatMap(({ id, form, givenAt, consents, payload, asked, withdrawnAt }) => {
      const purposes = consents ?? purposesIn(payload ?? {}, known.get(form)?.consents ?? {});
      if (purposes.length === 0) return [];
      return {
        id,
        ...namesOf(form),
        purposes: [...purposes],
        givenAt: givenAt.toISOString(),
        ...(asked && { asked }),
        ...(withdrawnAt && { withdrawnAt: new Date(withdrawnAt).toISOString() }),
      };
    });
  }

  function titleOf(form: string): string | undefined {
    return known.get(form)?.title;
  }

  function namesOf(form: string) {
    const title = titleOf(form);
    return { form, ...(title !== undefined && { title }) };
  }
}

type Consent = GivenConsents["consents"][number];

/** Whether a consent was given again in `later`, in the same words, before it was withdrawn. */
function repeats(later: Consent, { form, purposes, asked, withdrawnAt = later.givenAt }: Consent): boolean {
  return (
    later.form === form &&
    isDeepStrictEqual(later.purposes, purposes) &&
    later.asked?.text === asked?.text &&
    withdrawnAt >= later.givenAt
  );
}

/** SQL of the names of a submission's files. `id` must name its column with the table, as in `deliveryState`. */
function filesOf(id: SQL): SQL<readonly string[]> {
  return sql`coalesce((
    select json_agg(attachment.name order by attachment.uploaded_at)
    from attachment where attachment.submission_id = ${id}
  ), '[]'::json)`;
}

interface ChangeRow {
  readonly payload: SubmissionContent["payload"];
  readonly sentAt: Date;
  readonly isDelivered: boolean | null;
}

function contactChangeIn({ payload, sentAt, isDelivered }: ChangeRow): readonly ContactChangeRow[] {
  const part = contactParts.find((one) => one === payload["part"]);
  if (part === undefined) return [];
  const values = contactFields[part].flatMap((field) => {
    const value = payload[field];
    return typeof value === "string" ? [[field, value] as const] : [];
  });
  return [
    {
      part,
      values: Object.fromEntries(values),
      isWithdrawn: payload["withdraw"] === true,
      sentAt,
      isDelivered: isDelivered !== false,
    },
  ];
}
