import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ConsentPurpose } from "shared-runtime/api/member-data.ts";
import { moment } from "../../database/moment.column.ts";

/** What a visitor or member filled in and sent. */
export const submission = pgTable(
  "submission",
  {
    id: uuid("id").primaryKey(),
    /** The name of its kind. Servers of other releases know other kinds. */
    kind: text("kind").notNull(),
    /** The dialog or site it comes from, where its kind has several. */
    source: integer("source"),
    payload: jsonb("payload").$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The member who was signed in. */
    memberId: text("member_id"),
    correlationId: uuid("correlation_id").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** The retention of its kind when it arrived. Decides only where the kind is unknown. */
    retentionDays: integer("retention_days").notNull().default(90),
    /** The consents of its sender. Null in rows of earlier releases' servers; the kind and the payload show them. */
    consents: text("consents").array().$type<readonly ConsentPurpose[]>(),
  },
  (table) => [
    /** The submissions of a member, the last first. */
    index("submission_member").on(table.memberId, table.createdAt),
    /** The submissions of a kind that are too old. */
    index("submission_kind").on(table.kind, table.createdAt),
  ],
);
