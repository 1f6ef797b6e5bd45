import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ConsentPurpose } from "shared-runtime/api/member-data.ts";
import { moment } from "../../database/moment.column.ts";

/** A form that a visitor or member filled in and sent. */
export const submission = pgTable(
  "submission",
  {
    id: uuid("id").primaryKey(),
    /** The name of the kind. Servers of other releases may know other kinds. */
    kind: text("kind").notNull(),
    /** The dialog or site that the submission comes from, if its kind has several. */
    source: integer("source"),
    payload: jsonb("payload").$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The id of the member who was signed in. */
    memberId: text("member_id"),
    correlationId: uuid("correlation_id").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** The retention of the kind, in days, when the submission arrived. Counts only if the kind is unknown. */
    retentionDays: integer("retention_days").notNull().default(90),
    /**
     * The consents of its sender. `null` in rows written by earlier releases, where kind and payload determine them.
     */
    consents: text("consents").array().$type<readonly ConsentPurpose[]>(),
  },
  (table) => [
    /** Finds the submissions of a member, the last first. */
    index("submission_member").on(table.memberId, table.createdAt),
    /** Finds the submissions of a kind that are too old. */
    index("submission_kind").on(table.kind, table.createdAt),
  ],
);
