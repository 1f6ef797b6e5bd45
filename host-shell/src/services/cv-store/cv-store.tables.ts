import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { CvArea } from "shared-runtime/api/cv.ts";
import type { CorrectedReading } from "shared-runtime/api/cv-reading.ts";
import { bytes } from "../../database/bytes.column.ts";
import { moment } from "../../database/moment.column.ts";
import type { ReadReading } from "../../engines/cv-review/entries/read-reading.ts";
import type { CvFacts } from "../../engines/cv-review/facts/cv-facts.ts";

/** An accepted CV. All other rows about the CV reference this row and are deleted with it. */
export const cv = pgTable(
  "cv",
  {
    id: uuid("id").primaryKey(),
    bytes: bytes("bytes").notNull(),
    pages: integer("pages").notNull(),
    words: integer("words").notNull(),
    language: text("language", { enum: ["da", "en"] }).notNull(),
    uploadedAt: moment("uploaded_at").notNull().defaultNow(),
    /** The `memberDigest` of the member who was signed in at the upload; `null` for an upload by a visitor. */
    owner: text("owner"),
  },
  (table) => [
    index("cv_uploaded_at").on(table.uploadedAt),
    index("cv_owner")
      .on(table.owner, table.uploadedAt)
      .where(sql`${table.owner} is not null`),
  ],
);

export const cvReview = pgTable("cv_review", {
  cvId: uuid("cv_id")
    .primaryKey()
    .references(() => cv.id, { onDelete: "cascade" }),
  areas: jsonb("areas").$type<readonly CvArea[]>().notNull(),
  /** `null` in reviews that were stored before job matching existed. */
  facts: jsonb("facts").$type<CvFacts>(),
  thumbnail: bytes("thumbnail"),
  /** The text in reading order, with CPR numbers masked. */
  text: text("text").notNull(),
  language: text("language", { enum: ["da", "en"] }).notNull(),
  reviewedAt: moment("reviewed_at").notNull().defaultNow(),
});

/** What was read in a CV, and how its visitor corrected it. Without a row, the CV cannot be corrected. */
export const cvReading = pgTable("cv_reading", {
  cvId: uuid("cv_id")
    .primaryKey()
    .references(() => cv.id, { onDelete: "cascade" }),
  /** From `packedDocument`: the text with its places, without CPR numbers. */
  document: bytes("document").notNull(),
  read: jsonb("read").$type<ReadReading>().notNull(),
  /** `null` before the first correction. */
  corrected: jsonb("corrected").$type<CorrectedReading>(),
  /** The readings before the last corrections, the latest last; `null` stands for what was read. */
  earlier: jsonb("earlier").$type<readonly (CorrectedReading | null)[]>().notNull().default([]),
  /** The words of a row that may be a job that is missing in the corrected reading. */
  missed: text("missed"),
  revision: integer("revision").notNull().default(0),
});
