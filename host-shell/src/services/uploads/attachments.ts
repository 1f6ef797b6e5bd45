import { and, desc, eq, inArray, isNull, lt, ne, notInArray, type SQL, sql } from "drizzle-orm";
import { mostUploadBytes } from "shared-runtime/rules/upload.ts";
import type { Tables } from "../../database/database.ts";
import { withinReserve } from "../../disk/within-reserve.ts";
import type { Sweepable } from "../../concurrency/sweeper.ts";
import { inBatches, isAmong } from "../../database/in-batches.ts";
import type { AttachmentObjection } from "./attachment-objection.ts";
import { type AttachmentOwner, ownerKeys } from "../../security/upload-owner.ts";
import { attachment } from "./attachments.tables.ts";
import type { SubmissionKind } from "../submissions/submission-kind.ts";

export interface NewAttachment {
  readonly kind: Pick<SubmissionKind, "name" | "attachments">;
  /** Either a member id or an upload secret, never both. Only the uploader of a file can claim it. */
  readonly owner: AttachmentOwner;
  readonly formId: string;
  /** The filling-in of the form whose files are counted. Without it, all files of the owner and form are counted. */
  readonly draft?: string | undefined;
  /** The name that the person's computer has for the file. */
  readonly name: string;
  /** In bytes; the largest allowed size if the size is not known yet. */
  readonly size: number;
  /** Returns the name of the file for receivers. No two files have the same name. */
  readonly fileNameAt: (time: Date) => string;
}

/**
 * Resolves with the id of a file that may be uploaded; or with the reason why not. `large` and `unexpected`: the kind
 * of submission does not allow the file. `many` and `much`: the owner has too many files or bytes. `full`: this server
 * has too many bytes.
 */
export type BegunAttachment =
  | {
      readonly kind: "begun";
      readonly id: string;
      /** Unfinished files of the owner that were dropped to make room for this one. */
      readonly dropped: readonly string[];
    }
  | { readonly kind: "large" | "unexpected" | "many" | "much" | "full" };

export interface Attachment {
  readonly id: string;
  readonly kind: string;
  readonly formId: string;
  readonly name: string;
  readonly fileName: string;
  readonly size: number;
  readonly status: "uploading" | "active" | "deleted";
}

export interface Claim {
  readonly ids: readonly string[];
  readonly owner: AttachmentOwner;
  readonly submission: { readonly id: string; readonly kind: string };
}

/** The rows of files that were uploaded for submissions. Their bytes are in the store of files, under the same id. */
export interface Attachments {
  /** Resolves with the bytes that the files without a submission have, or may have when they are complete. */
  readonly unclaimedBytes: () => Promise<number>;
  /** Adds a file whose bytes follow later. */
  readonly begin: (file: NewAttachment) => Promise<BegunAttachment>;
  /**
   * Resolves with `free` if all missing bytes of an unfinished file have room among files without a submission. `much`:
   * its owner has too many bytes. `full`: all owners together have too many.
   */
  readonly roomFor: (id: string, owner: AttachmentOwner) => Promise<"free" | "much" | "full">;
  /**
   * Notes the number of bytes of an unfinished file that have arrived. These bytes count as used from now on. If the
   * number has grown, room for the missing bytes remains reserved.
   */
  readonly noteReceived: (id: string, owner: AttachmentOwner, received: number) => Promise<void>;
  /**
   * Makes an uploaded file claimable, under the names that follow from its content, unless the draft already has `most`
   * files. A second call does nothing.
   */
  readonly activate: (
    id: string,
    owner: AttachmentOwner,
    file: { readonly size: number; readonly most: number; readonly named?: Pick<Attachment, "name" | "fileName"> },
  ) => Promise<"active" | "many" | "gone">;
  /** Deletes an unfinished file. */
  readonly abandon: (id: string, owner: AttachmentOwner) => Promise<void>;
  /** Resolves with `undefined` for an unknown or removed file, or one of another owner. */
  readonly find: (id: string, owner: AttachmentOwner) => Promise<Attachment | undefined>;
  /** Like `find`, for the systems that receive submissions: files of any owner. */
  readonly findForReceiver: (id: string) => Promise<Attachment | undefined>;
  /** Resolves with those of the files `ids` that an owner has, including removed ones. */
  readonly listOf: (ids: readonly string[], owner: AttachmentOwner) => Promise<readonly Attachment[]>;
  /** Removes a file without a submission. A second call does nothing. */
  readonly remove: (id: string, owner: AttachmentOwner) => Promise<"removed" | AttachmentObjection>;
  /**
   * Gives unclaimed files of the owner to a stored submission of their kind, all or none. If it cannot, resolves with
   * the reason, and the caller rolls back the transaction. A file of another owner counts as unknown.
   */
  readonly claim: (transaction: Tables, claim: Claim) => Promise<AttachmentObjection | undefined>;
}

/** The most bytes of files that no submission has claimed. Uploads beyond it are refused. */
export const mostUnclaimedBytes = 2_000_000_000;
/**
 * The most unclaimed bytes of one owner, so that nobody uses all the room. They are enough for five forms with eight
 * files of the largest size.
 */
const mostUnclaimedBytesOfOne = 500_000_000;
/**
 * The most bytes that are reserved for announced files of one owner: three files of the largest size, since a form
 * sends up to three files at the same time.
 */
const mostReservedBytesOfOne = 3 * mostUploadBytes;
/** The time for which an announced file reserves room if none of its bytes arrive. */
const reservedFor = sql`interval '5 minutes'`;
/**
 * The most unfinished files of one owner and form. Abandoned files leave rows, and the oldest of these rows make room
 * for new files.
 */
const mostUnfinished = 16;
/**
 * The most drafts of one owner and form. Files of abandoned drafts are kept for a day and must not block their owner.
 */
const mostDrafts = 5;

export function createAttachments(
  tables: Tables,
  {
    mostUnclaimed = mostUnclaimedBytes,
    mostUnclaimedOfOne = mostUnclaimedBytesOfOne,
    mostReservedOfOne = mostReservedBytesOfOne,
  } = {},
): Attachments {
  const isOf = (owner: AttachmentOwner) => inArray(attachment.owner, [...ownerKeys(owner)]);
  const columns = {
    id: attachment.id,
    kind: attachment.kind,
    formId: sql<string>`coalesce(${attachment.formId}, '')`,
    name: attachment.name,
    fileName: sql<string>`coalesce(${attachment.fileName}, ${attachment.name})`,
    size: sql<number>`coalesce(${attachment.size}, length(${attachment.bytes}), 0)`,
    status: attachment.status,
  };

  const isUploading = sql`${attachment.status} = 'uploading'`;
  const missing = sql`greatest(${columns.size} - ${attachment.received}, 0)`;
  /** The bytes by owner. Removed files do not count, and unfinished files count with the bytes that have arrived. */
  const unclaimed = (database: Tables) =>
    database
      .select({
        owner: attachment.owner,
        stored: sql<number>`sum(case when ${isUploading} then ${attachment.received} else ${columns.size} end)`
          .mapWith(Number)
          .as("stored"),
        reserved: sql<number>`sum(case when ${isUploading}
          and coalesce(${attachment.receivedAt}, ${attachment.uploadedAt}) > now() - ${reservedFor}
          then ${missing} else 0 end)`
          .mapWith(Number)
          .as("reserved"),
      })
      .from(attachment)
      .where(and(isNull(attachment.submissionId), ne(attachment.status, "deleted")))
      .groupBy(attachment.owner)
      .as("unclaimed");

  async function unclaimedBytes(database: Tables = tables, sender = ""): Promise<number> {
    const all = unclaimed(database);
    // Bytes that a sender has only announced do not count against the same sender.
    const reserved = sql`case when ${all.owner} = ${sender} then 0 else least(${all.reserved}, ${mostReservedOfOne}) end`;
    const [sum] = await database
      .select({ bytes: sql<string>`coalesce(sum(${all.stored} + ${reserved}), 0)` })
      .from(all);
    return Number(sum?.bytes);
  }

  async function unclaimedOf(database: Tables, owner: string): Promise<{ stored: number; reserved: number }> {
    const all = unclaimed(database);
    const [own] = await database
      .select({ stored: all.stored, reserved: all.reserved })
      .from(all)
      .where(eq(all.owner, owner));
    return own ?? { stored: 0, reserved: 0 };
  }

  async function find(where: SQL | undefined): Promise<Attachment | undefined> {
    const [row] = await tables
      .select(columns)
      .from(attachment)
      .where(and(where, ne(attachment.status, "deleted")));
    return row;
  }

  const activeOf = (owner: string, formId: string) =>
    and(
      eq(attachment.owner, owner),
      eq(attachment.formId, formId),
      eq(attachment.status, "active"),
      isNull(attachment.submissionId),
    );

  const activeIn = (owner: string, formId: string, draft: string | null) =>
    and(activeOf(owner, formId), draft === null ? isNull(attachment.draft) : eq(attachment.draft, draft));

  async function insert(
    database: Tables,
    { kind, formId, draft, name, size, fileNameAt }: NewAttachment,
    owner: string,
  ): Promise<string> {
    for (let time = Date.now(); ; time += 1) {
      const [row] = await database
        .insert(attachment)
        .values({
          id: crypto.randomUUID(),
          kind: kind.name,
          owner,
          formId,
          draft,
          name,
          size,
          fileName: fileNameAt(new Date(time)),
          status: "uploading",
        })
        .onConflictDoNothing({ target: attachment.fileName })
        .returning({ id: attachment.id });
      if (row) return row.id;
    }
  }

  async function dropOldest(database: Tables, owner: string, formId: string): Promise<readonly string[]> {
    const unfinished = and(
      eq(attachment.owner, owner),
      eq(attachment.formId, formId),
      eq(attachment.status, "uploading"),
    );
    const newest = database
      .select({ id: attachment.id })
      .from(attachment)
      .where(unfinished)
      .orderBy(desc(attachment.uploadedAt))
      .limit(mostUnfinished);
    const dropped = await database
      .delete(attachment)
      .where(and(unfinished, notInArray(attachment.id, newest)))
      .returning({ id: attachment.id });
    return dropped.map(({ id }) => id);
  }

  async function admit(database: Tables, file: NewAttachment, owner: string): Promise<BegunAttachment> {
    const { kind, formId, draft = null, size } = file;
    if (kind.attachments === undefined) return { kind: "unexpected" };
    const { most, mostBytes } = kind.attachments;
    if (size > mostBytes) return { kind: "large" };
    // One at a time on all servers, so that two uploads that begin together cannot both take the last room.
    await database.execute(sql`select pg_advisory_xact_lock(hashtextextended('begun uploads', 0))`);
    const own = await unclaimedOf(database, owner);
    if (own.stored + own.reserved + size > mostUnclaimedOfOne) return { kind: "much" };
    if ((await unclaimedBytes(database)) + size > mostUnclaimed) return { kind: "full" };
    if (
      (await database.$count(attachment, activeIn(owner, formId, draft))) >= most ||
      (await database.$count(attachment, activeOf(owner, formId))) >= most * mostDrafts
    )
      return { kind: "many" };
    const id = await insert(database, file, owner);
    return { kind: "begun", id, dropped: await dropOldest(database, owner, formId) };
  }

  return {
    unclaimedBytes: () => unclaimedBytes(),

    async begin(file) {
      const [key, ...more] = ownerKeys(file.owner);
      if (key === undefined || more.length > 0) throw new Error("An attachment has exactly one owner.");
      return tables.transaction((transaction) => admit(transaction, file, key));
    },

    async roomFor(id, owner) {
      const [row] = await tables
        .select({ owner: attachment.owner, missing: sql<number>`${missing}` })
        .from(attachment)
        .where(and(eq(attachment.id, id), isOf(owner)));
      if (!row) return "full";
      const { stored } = await unclaimedOf(tables, row.owner);
      if (stored + row.missing > mostUnclaimedOfOne) return "much";
      return (await unclaimedBytes(tables, row.owner)) + row.missing <= mostUnclaimed ? "free" : "full";
    },

    async noteReceived(id, owner, received) {
      await tables
        .update(attachment)
        .set({ received, receivedAt: sql`now()` })
        .where(
          and(
            eq(attachment.id, id),
            isOf(owner),
            eq(attachment.status, "uploading"),
            lt(attachment.received, received),
          ),
        );
    },

    activate: (id, uploader, { size, most, named }) =>
      tables.transaction(async (transaction) => {
        const read = async () => {
          const [row] = await transaction
            .select({
              owner: attachment.owner,
              formId: columns.formId,
              draft: attachment.draft,
              status: attachment.status,
            })
            .from(attachment)
            .where(and(eq(attachment.id, id), isOf(uploader)));
          return row;
        };
        const before = await read();
        if (!before) return "gone";
        const { owner, formId, draft } = before;
        // Takes one upload of an owner and form at a time, so that two uploads that end together cannot both be the
        // last allowed one.
        await transaction.execute(
          sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${owner} ${formId}`}, 0))`,
        );
        const status = (await read())?.status ?? "deleted";
        if (status !== "uploading") return status === "active" ? "active" : "gone";
        if ((await transaction.$count(attachment, activeIn(owner, formId, draft))) >= most) return "many";
        const activated = await transaction
          .update(attachment)
          .set({ ...named, status: "active", size, uploadedAt: sql`now()` })
          .where(and(eq(attachment.id, id), eq(attachment.status, "uploading")))
          .returning({ id: attachment.id });
        return activated.length > 0 ? "active" : "gone";
      }),

    async abandon(id, owner) {
      await tables
        .delete(attachment)
        .where(and(eq(attachment.id, id), isOf(owner), eq(attachment.status, "uploading")));
    },

    find: (id, owner) => find(and(eq(attachment.id, id), isOf(owner))),

    findForReceiver: (id) => find(eq(attachment.id, id)),

    async listOf(ids, owner) {
      if (ids.length === 0) return [];
      return tables
        .select(columns)
        .from(attachment)
        .where(and(inArray(attachment.id, [...ids]), isOf(owner)));
    },

    async remove(id, owner) {
      const isTheirs = and(eq(attachment.id, id), isOf(owner));
      const removed = await withinReserve(() =>
        tables
          .update(attachment)
          .set({ status: "deleted" })
          .where(and(isTheirs, isNull(attachment.submissionId)))
          .returning({ id: attachment.id }),
      );
      if (removed.length > 0) return "removed";
      return (await tables.$count(attachment, isTheirs)) > 0 ? "claimed" : "unknown";
    },

    async claim(transaction, { ids, owner, submission }) {
      const wanted = [...new Set(ids)];
      const isTheirs = and(
        inArray(attachment.id, wanted),
        isOf(owner),
        eq(attachment.kind, submission.kind),
        eq(attachment.status, "active"),
      );
      const claimed = await transaction
        .update(attachment)
        .set({ submissionId: submission.id })
        .where(and(isTheirs, isNull(attachment.submissionId)))
        .returning({ id: attachment.id });
      if (claimed.length === wanted.length) return undefined;
      return (await transaction.$count(attachment, isTheirs)) === wanted.length ? "claimed" : "unknown";
    },
  };
}

/** Deletes the rows of files that no submission claimed within a day, including unfinished and removed ones. */
export function createAttachmentRetention(tables: Tables): Sweepable {
  return {
    sweep() {
      return inBatches(async (most) => {
        const old = tables
          .select({ id: attachment.id })
          .from(attachment)
          .where(and(isNull(attachment.submissionId), lt(attachment.uploadedAt, sql`now() - interval '1 day'`)))
          .orderBy(attachment.uploadedAt)
          .limit(most);
        const deleted = await tables
          .delete(attachment)
          .where(and(isAmong(attachment.id, old), isNull(attachment.submissionId)))
          .returning({ id: attachment.id });
        return deleted.length;
      });
    },
  };
}
