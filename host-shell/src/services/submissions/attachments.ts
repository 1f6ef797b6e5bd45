import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import type { Sweepable } from "../sweeper/sweeper.ts";
import type { AttachmentObjection } from "./attachment-objection.ts";
import { type AttachmentOwner, ownerKeys } from "./attachment-owner.ts";
import { attachment } from "./attachments.tables.ts";
import type { SubmissionKind } from "./submission-kind.ts";

export interface NewAttachment {
  readonly kind: Pick<SubmissionKind, "name" | "attachments">;
  /** Has exactly one of the two: files are claimed by who uploaded them. */
  readonly owner: AttachmentOwner;
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Resolves with the id of a kept file; `large` and `unexpected` are about its kind, `full` about this server. */
export type KeptAttachment =
  | { readonly kind: "kept"; readonly id: string }
  | { readonly kind: "large" | "unexpected" | "full" };

export interface Claim {
  readonly ids: readonly string[];
  readonly owner: AttachmentOwner;
  readonly submission: { readonly id: string; readonly kind: string };
}

/** Files that were uploaded for submissions. */
export interface Attachments {
  readonly keep: (file: NewAttachment) => Promise<KeptAttachment>;
  /**
   * Gives unclaimed files of the owner to a stored submission of their kind, all or none. Resolves with why it did not;
   * the caller then rolls the transaction back. A file of somebody else is as unknown as one that does not exist.
   */
  readonly claim: (transaction: Tables, claim: Claim) => Promise<AttachmentObjection | undefined>;
}

/** The most bytes of files that no submission has claimed. A day's uploads beyond it are refused. */
const mostUnclaimedBytes = 2_000_000_000;

export function createAttachments(tables: Tables, { mostUnclaimed = mostUnclaimedBytes } = {}): Attachments {
  return {
    async keep({ kind, owner, name, bytes }) {
      const [key, ...more] = ownerKeys(owner);
      if (key === undefined || more.length > 0) throw new Error("An attachment has exactly one owner.");
      if (kind.attachments === undefined) return { kind: "unexpected" };
      if (bytes.length > kind.attachments.mostBytes) return { kind: "large" };
      const [unclaimed] = await tables
        .select({ bytes: sql<string>`coalesce(sum(length(${attachment.bytes})), 0)` })
        .from(attachment)
        .where(isNull(attachment.submissionId));
      if (Number(unclaimed?.bytes) + bytes.length > mostUnclaimed) return { kind: "full" };
      const id = crypto.randomUUID();
      await tables.insert(attachment).values({ id, kind: kind.name, owner: key, name, bytes });
      return { kind: "kept", id };
    },

    async claim(transaction, { ids, owner, submission }) {
      const wanted = [...new Set(ids)];
      const isTheirs = and(
        inArray(attachment.id, wanted),
        inArray(attachment.owner, [...ownerKeys(owner)]),
        eq(attachment.kind, submission.kind),
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

/** Deletes files that no submission claimed within a day. */
export function createAttachmentRetention(tables: Tables): Sweepable {
  return {
    async sweep() {
      const deleted = await tables
        .delete(attachment)
        .where(and(isNull(attachment.submissionId), lt(attachment.uploadedAt, sql`now() - interval '1 day'`)))
        .returning({ id: attachment.id });
      return deleted.length;
    },
  };
}
