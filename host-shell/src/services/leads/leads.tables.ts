import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../../database/moment.column.ts";

/** Contact details that a visitor or member left for the union. */
export const lead = pgTable("lead", {
  id: uuid("id").primaryKey(),
  kind: text("kind", { enum: ["tool"] }).notNull(),
  /** The dialog or form it comes from. */
  source: integer("source").notNull(),
  payload: jsonb("payload").$type<Readonly<Record<string, unknown>>>().notNull(),
  /** The member who was signed in. */
  memberId: text("member_id"),
  correlationId: uuid("correlation_id").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
