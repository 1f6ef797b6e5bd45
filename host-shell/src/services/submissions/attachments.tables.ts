import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes } from "../../database/bytes.column.ts";
import { moment } from "../../database/moment.column.ts";
import { submission } from "./submissions.tables.ts";

/** A file that was uploaded for a submission. It is deleted with the submission, or if none claims it within a day. */
export const attachment = pgTable(
  "attachment",
  {
    id: uuid("id").primaryKey(),
    /** The name of the kind of submission that it was uploaded for. */
    kind: text("kind").notNull(),
    /** Digest of the member id or the upload secret that it was uploaded with. */
    owner: text("owner").notNull(),
    name: text("name").notNull(),
    bytes: bytes("bytes").notNull(),
    uploadedAt: moment("uploaded_at").notNull().defaultNow(),
    submissionId: uuid("submission_id").references(() => submission.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("attachment_submission_id").on(table.submissionId),
    index("attachment_uploaded_at").on(table.uploadedAt),
  ],
);
