import { sql } from "drizzle-orm";
import { purposesIn } from "shared-runtime/api/ticked-consents.ts";
import type { Tables } from "../../database/database.ts";
import type { Outbox } from "../outbox/outbox.ts";
import type { AttachmentObjection } from "../uploads/attachment-objection.ts";
import type { Attachments } from "../uploads/attachments.ts";
import type { NewSubmission, SubmissionOutcome } from "./submission.ts";
import { submission as table } from "./submissions.tables.ts";

export interface SubmissionStorage {
  readonly tables: Tables;
  readonly outbox: Pick<Outbox, "append">;
  readonly attachments: Pick<Attachments, "claim">;
}

const stored: SubmissionOutcome = { kind: "stored" };
const different: SubmissionOutcome = { kind: "different" };

/**
 * Inserts submissions and the messages about them in one transaction. Resolves with their outcomes, in their order. A
 * submission with attachments must be the only one, since its refusal rolls back the whole transaction.
 */
export async function insertSubmissions(
  submissions: readonly NewSubmission[],
  storage: SubmissionStorage,
): Promise<readonly SubmissionOutcome[]> {
  if (submissions.length > 1 && submissions.some(({ attachments }) => attachments)) {
    throw new Error("A submission with attachments needs its own transaction.");
  }
  const rows = submissions.map((submission, place) => rowOf(submission, place));
  try {
    const ofOthers = await storage.tables.transaction((transaction) => insert(transaction, rows, storage));
    return rows.map(({ place }) => (ofOthers.has(place) ? different : stored));
  } catch (error) {
    if (error instanceof ClaimRefused) return [{ kind: "refused", objection: error.objection }];
    throw error;
  }
}

function rowOf(submission: NewSubmission, place: number) {
  const { kind, source, payload, memberId, correlationId, attachments } = submission;
  const id = submission.id?.toLowerCase() ?? crypto.randomUUID();
  const { name, idField, retentionDays } = kind;
  const consents = purposesIn(payload, kind.consents);
  return {
    place,
    id,
    kind: name,
    columns: { place, id, kind: name, source, payload, memberId, correlationId, retentionDays, consents },
    attachments,
    sent: { [idField]: submission.id ?? id, source, memberId, ...payload },
  };
}

type Row = ReturnType<typeof rowOf>;

/** Inserts rows. Resolves with the places of those whose id belongs to another submission. */
async function insert(
  transaction: Tables,
  rows: readonly Row[],
  { outbox, attachments }: SubmissionStorage,
): Promise<ReadonlySet<number>> {
  const firsts = [...new Map(rows.toReversed().map((row) => [row.id, row])).values()].toReversed();
  // A single parameter, since an embedded database is slow with many parameters.
  const inserted = await transaction
    .insert(table)
    .select(
      sql`select id, kind, source, payload, "memberId", "correlationId", now(), "retentionDays", consents
        from json_to_recordset(${jsonOf(firsts)}::json) as given (
          id uuid, kind text, source integer, payload jsonb, "memberId" text, "correlationId" uuid, "retentionDays" integer,
          consents text[]
        )`,
    )
    .onConflictDoNothing()
    .returning({ id: table.id });
  const insertedIds = new Set(inserted.map(({ id }) => id));
  const news = firsts.filter(({ id }) => insertedIds.has(id));
  for (const { id, kind, attachments: named } of news) {
    const objection = named && (await attachments.claim(transaction, { ...named, submission: { id, kind } }));
    if (objection !== undefined) throw new ClaimRefused(objection);
  }
  if (news.length > 0) {
    await outbox.append(
      transaction,
      news.map(({ id, kind, sent }) => ({ subject: id, topic: kind, payload: sent })),
    );
  }
  const isNew = new Set(news);
  const repeated = rows.filter((row) => !isNew.has(row));
  return repeated.length === 0 ? new Set() : await placesOfOthers(transaction, repeated);
}

/**
 * Resolves with the places of rows whose id belongs to a different submission. The member is not compared, since a
 * session may end between two calls.
 */
async function placesOfOthers(transaction: Tables, repeated: readonly Row[]): Promise<ReadonlySet<number>> {
  const others = await transaction
    .select({ place: sql<number>`given.place` })
    .from(table)
    .innerJoin(
      sql`json_to_recordset(${jsonOf(repeated)}::json) as given (
        place integer, id uuid, kind text, source integer, payload jsonb
      )`,
      sql`given.id = ${table.id}
        and (given.kind, given.source, given.payload) is distinct from (${table.kind}, ${table.source}, ${table.payload})`,
    );
  return new Set(others.map(({ place }) => place));
}

function jsonOf(rows: readonly Row[]): string {
  return JSON.stringify(rows.map(({ columns }) => columns));
}

/** Thrown in a transaction to roll it back. */
class ClaimRefused extends Error {
  readonly objection: AttachmentObjection;
  constructor(objection: AttachmentObjection) {
    super("Attachments were not claimed.");
    this.objection = objection;
  }
}
