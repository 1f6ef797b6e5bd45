import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { moment } from "../../database/moment.column.ts";

/** A sign-in that has begun. It is deleted when the issuer returns the visitor, so that it can be used only once. */
export const signInAttempt = pgTable(
  "sign_in_attempt",
  {
    /** SHA-256 of the `state`, hexadecimal. */
    stateHash: text("state_hash").primaryKey(),
    /** SHA-256, hexadecimal, of the cookie of the browser that began the sign-in. No other browser can finish it. */
    browserHash: text("browser_hash").notNull(),
    nonce: text("nonce").notNull(),
    codeVerifier: text("code_verifier").notNull(),
    /** Path of the page on this site to return to. */
    redirectPath: text("redirect_path").notNull(),
    startedAt: moment("started_at").notNull().defaultNow(),
  },
  (table) => [index("sign_in_attempt_started_at").on(table.startedAt)],
);

/** The session of a signed-in user. Only the browser knows the cookie itself. */
export const memberSession = pgTable(
  "member_session",
  {
    /** SHA-256 of the cookie, hexadecimal. */
    hash: text("hash").primaryKey(),
    user: jsonb("user").$type<MemberUser>().notNull(),
    /** The token that identifies the person to the issuer when signing out. */
    idToken: text("id_token").notNull(),
    /** Names of the claims that the issuer sent, never their values. Empty for sessions of earlier releases. */
    claims: text("claims").array().notNull().default([]),
    /**
     * When the person last proved their identity at the issuer; `null` if the issuer did not say, and in sessions of
     * earlier releases.
     */
    authenticatedAt: moment("authenticated_at"),
    /** "Chrome på Windows", for the member's list of sessions. `null` if it is unknown, and in sessions of earlier releases. */
    browserName: text("browser_name"),
    startedAt: moment("started_at").notNull().defaultNow(),
    renewedAt: moment("renewed_at").notNull().defaultNow(),
  },
  (table) => [
    index("member_session_renewed_at").on(table.renewedAt),
    index("member_session_user").on(sql`(${table.user} ->> 'id')`),
  ],
);
