import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "../database/moment.column.ts";

/** Secrets that all servers of this database share. */
export const serverSecret = pgTable("server_secret", {
  name: text("name").primaryKey(),
  value: text("value").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
});
