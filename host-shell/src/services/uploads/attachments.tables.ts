import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes } from "../../database/bytes.column.ts";
import { moment } from "../../database/moment.column.ts";
import { submission } from "../submissions/submissions.tables.ts";

/** A file that was uploaded for a submission. It is deleted with the submission, or if none claims it within a day. */
export const attachment = pgTable(
  "attachment",
  {
    id: uuid("id").primaryKey(),
    /** The name of the kind of submission that it was uploaded for. */
    kind: text("kind").notNull(),
    /** Digest of the member id or the upload secret that it was uploaded with. */
    owner: text("owner").notNull(),
    /** The person's own name of the file. */
    name: text("name").notNull(),
    /** Files of the release before. Others are in the store of files, under their id. */
    bytes: bytes("bytes"),
    uploadedAt: moment("uploaded_at").notNull().defaultNow(),
    submissionId: uuid("submission_id").references(() => submission.id, { onDelete: "cascade" }),
    /** `uploading` until the whole file was checked and stored; `deleted` if its owner removed it. */
    status: text("status", { enum: ["uploading", "active", "deleted"] })
      .notNull()
      .default("active"),
    /** In bytes; of an unfinished upload, the declared or the largest allowed size. */
    size: integer("size"),
    /** Bytes of an unfinished upload that have arrived, and when the last of them did. */
    received: integer("received").notNull().default(0),
    receivedAt: moment("received_at"),
    /** The form that it was uploaded in. */
    formId: text("form_id"),
    /** Distinguishes one filling in of the form from another, such as one that was given up. Chosen by the sender. */
    draft: uuid("draft"),
    /** The name that receivers know it by. */
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

/** Files whose rows are gone, also with their submission: a trigger of `attachment` writes it. */
export const removedFile = pgTable("removed_file", {
  /** The id of its row. */
  id: uuid("id").primaryKey(),
  removedAt: moment("removed_at").notNull().defaultNow(),
});
