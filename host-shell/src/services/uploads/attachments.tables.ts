import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes } from "../../database/bytes.column.ts";
import { moment } from "../../database/moment.column.ts";
import { submission } from "../submissions/submissions.tables.ts";

/**
 * A file that was uploaded for a submission. It is deleted with the submission. If no submission claims it within a
 * day, it is deleted as well.
 */
export const attachment = pgTable(
  "attachment",
  {
    id: uuid("id").primaryKey(),
    /** The name of the kind of submission that the file was uploaded for. */
    kind: text("kind").notNull(),
    /** Digest of the member id or the upload secret with which the file was uploaded. */
    owner: text("owner").notNull(),
    /** The name that the person's computer has for the file. */
    name: text("name").notNull(),
    /** Only for files of the previous release. The bytes of others are in the store of files, under their id. */
    bytes: bytes("bytes"),
    uploadedAt: moment("uploaded_at").notNull().defaultNow(),
    submissionId: uuid("submission_id").references(() => submission.id, { onDelete: "cascade" }),
    /** `uploading` until the whole file was checked and stored; `deleted` if its owner removed it. */
    status: text("status", { enum: ["uploading", "active", "deleted"] })
      .notNull()
      .default("active"),
    /** In bytes. For an unfinished upload, the declared size or, without one, the largest allowed size. */
    size: integer("size"),
    /** The bytes of an unfinished upload that have arrived. `receivedAt` is the time of the last of them. */
    received: integer("received").notNull().default(0),
    receivedAt: moment("received_at"),
    /** The form in which the file was uploaded. */
    formId: text("form_id"),
    /**
     * Chosen by the sender. Distinguishes this filling-in of the form from others, for example one that was given up.
     */
    draft: uuid("draft"),
    /** The name of the file for receivers. */
    fileName: text("file_name"),
  },
  (table) => [
    index("attachment_submission_id").on(table.submissionId),
    index("attachment_unclaimed")
      .on(table.uploadedAt)
      .where(sql`${table.submissionId} is null`),
    index("attachment_owner").on(table.owner, table.formId),
    uniqueIndex("attachment_file_name").on(table.fileName),
  ],
);

/** A file whose row was deleted, alone or together with its submission. A trigger of `attachment` writes it. */
export const removedFile = pgTable("removed_file", {
  /** The id of the deleted row. */
  id: uuid("id").primaryKey(),
  removedAt: moment("removed_at").notNull().defaultNow(),
});
