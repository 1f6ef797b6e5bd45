import { pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { OperatorRight } from "shared-runtime/api/operator-tokens.ts";
import { moment } from "../../database/moment.column.ts";

/**
 * A token with one right of an operator. Only its hash is stored. Rows are never deleted, so that it remains known who
 * made which token.
 */
export const operatorToken = pgTable(
  "operator_token",
  {
    id: uuid("id").primaryKey(),
    right: text("right").$type<OperatorRight>().notNull(),
    label: text("label").notNull(),
    /** SHA-256, hexadecimal. */
    hash: text("hash").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    createdBy: text("created_by").notNull(),
    expiresAt: moment("expires_at").notNull(),
    revokedAt: moment("revoked_at"),
    revokedBy: text("revoked_by"),
  },
  (table) => [uniqueIndex("operator_token_hash").on(table.hash)],
);
