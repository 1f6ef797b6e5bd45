import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { CvArea } from "shared-runtime/api/cv.ts";
import { bytes } from "../../database/bytes.column.ts";
import { moment } from "../../database/moment.column.ts";
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
