import { and, eq, lte, sql } from "drizzle-orm";
import type { Tables } from "../../database/database.ts";
import { signInAttempt } from "./sign-in.tables.ts";
import { type DatabaseClock, databaseClock, secondsBefore } from "./database-clock.ts";
import { hashOf, newSecret } from "./secret-hash.ts";

export const attemptSeconds = 15 * 60;

/** What only this server knows of a sign-in until the issuer answers. */
export interface Attempt {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface EndedAttempt extends Attempt {
  readonly redirectPath: string;
  /** False if it was begun too long ago. */
  readonly fresh: boolean;
}

export interface SignInAttempts {
  readonly keep: (attempt: Attempt, by: { readonly browser: string; readonly redirectPath: string }) => Promise<void>;
  /** Each attempt is taken once, and only by the browser that began it; for others it stays where it is. */
  readonly take: (state: string, browser: string) => Promise<EndedAttempt | undefined>;
  /** Deletes what nobody can end any more. Returns how many. */
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
        stateHash: hashOf(state),
        browserHash: hashOf(browser),
        nonce,
        codeVerifier,
        redirectPath,
        startedAt: clock(),
      });
    },
    async take(state, browser) {
      const [taken] = await tables
        .delete(signInAttempt)
        .where(and(eq(signInAttempt.stateHash, hashOf(state)), eq(signInAttempt.browserHash, hashOf(browser))))
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
