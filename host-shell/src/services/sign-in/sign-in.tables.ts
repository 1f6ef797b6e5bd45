import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { moment } from "../../database/moment.column.ts";

/** A sign-in that was begun. It is removed when the issuer sends its visitor back, so that nothing counts twice. */
export const signInAttempt = pgTable(
  "sign_in_attempt",
  {
    /** SHA-256 of the `state`, hexadecimal. */
    stateHash: text("state_hash").primaryKey(),
    /** SHA-256 of the cookie of the browser that began it: another one cannot end it. */
    browserHash: text("browser_hash").notNull(),
    nonce: text("nonce").notNull(),
    codeVerifier: text("code_verifier").notNull(),
    /** Path on this site to go to afterwards. */
    redirectPath: text("redirect_path").notNull(),
    startedAt: moment("started_at").notNull().defaultNow(),
  },
  (table) => [index("sign_in_attempt_started_at").on(table.startedAt)],
);

/** Somebody who is signed in. The cookie itself is known to the browser alone. */
export const memberSession = pgTable(
  "member_session",
  {
    /** SHA-256 of the cookie, hexadecimal. */
    hash: text("hash").primaryKey(),
    user: jsonb("user").$type<MemberUser>().notNull(),
    /** Tells the issuer whom to sign out. */
    idToken: text("id_token").notNull(),
    startedAt: moment("started_at").notNull().defaultNow(),
    renewedAt: moment("renewed_at").notNull().defaultNow(),
  },
  (table) => [index("member_session_renewed_at").on(table.renewedAt)],
);
