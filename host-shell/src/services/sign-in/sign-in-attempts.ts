import { and, eq, lte, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { signInAttempt } from "./sign-in.tables.ts";
import { type DatabaseClock, databaseClock, secondsBefore } from "../../database/database-clock.ts";
import { secretDigest } from "../../security/secret-digest.ts";
import { newSecret } from "../../security/new-secret.ts";

export const attemptSeconds = 15 * 60;

/** The secrets of a sign-in, which stay on this server until the issuer answers. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface EndedAttempt extends Attempt {
  readonly redirectPath: string;
  /** False if the attempt began too long ago. */
  readonly fresh: boolean;
}

export interface SignInAttempts {
  readonly keep: (attempt: Attempt, by: { readonly browser: string; readonly redirectPath: string }) => Promise<void>;
  /**
   * Resolves with an attempt and deletes it, so that each attempt can be used once. Only the browser that began an
   * attempt can take it.
   */
  readonly take: (state: string, browser: string) => Promise<EndedAttempt | undefined>;
  /** Deletes expired attempts. Resolves with the number of deleted attempts. */
  readonly sweep: () => Promise<number>;
}

export function newAttempt(): Attempt {
  return { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() };
}

export function createSignInAttempts(tables: Tables, clock: DatabaseClock = databaseClock): SignInAttempts {
  const oldest = () => secondsBefore(clock, attemptSeconds);
  return {
    async keep({ state, nonce, codeVerifier }, { browser, redirectPath }) {
      await tables.insert(signInAttempt).values({
        stateHash: secretDigest(state),
        browserHash: secretDigest(browser),
        nonce,
        codeVerifier,
        redirectPath,
        startedAt: clock(),
      });
    },
    async take(state, browser) {
      const [taken] = await tables
        .delete(signInAttempt)
        .where(
          and(eq(signInAttempt.stateHash, secretDigest(state)), eq(signInAttempt.browserHash, secretDigest(browser))),
        )
        .returning({
          nonce: signInAttempt.nonce,
          codeVerifier: signInAttempt.codeVerifier,
          redirectPath: signInAttempt.redirectPath,
          fresh: sql<boolean>`${signInAttempt.startedAt} > ${oldest()}`,
        });
      return taken && { state, ...taken };
    },
    async sweep() {
      const swept = await tables
        .delete(signInAttempt)
        .where(lte(signInAttempt.startedAt, oldest()))
        .returning({ hash: signInAttempt.stateHash });
      return swept.length;
    },
  };
}
