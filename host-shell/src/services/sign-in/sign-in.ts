import type { Logger } from "pino";
import type { MemberUser } from "shared-runtime/api/session-answer.ts";
import { type Issuer } from "./issuer.ts";
import { claimNamesOf, memberUserOf } from "./member-claims.ts";
import type { MemberSessions } from "./member-sessions.ts";
import { newAttempt, type SignInAttempts } from "./sign-in-attempts.ts";
import { SignInFailure } from "./sign-in-failure.ts";

export interface SignIn {
  /** Resolves with the address where the person signs in. */
  readonly begin: (by: NewSignIn) => Promise<URL>;
  /** Finishes the sign-in with the issuer's answer. Rejects with a `SignInFailure` if the person is not signed in. */
  readonly finish: (answer: SignInAnswer) => Promise<SignedIn>;
  /** Ends the session. After signing out at the issuer, the person is led to `path` of this site. */
  readonly end: (session: string, path: string) => Promise<SignOut | undefined>;
}

export interface NewSignIn {
  /** The secret that identifies the visitor's browser. */
  readonly browser: string;
  readonly redirectPath: string;
  /**
   * Secret of the browser's current session. If it ended without a sign-out, or if the person signed in more than ten
   * minutes ago, the issuer must ask the person again.
   */
  readonly session: string | undefined;
}

export interface SignOut {
  readonly userId: string;
  readonly firstName: string;
  /** Whether the session had expired. */
  readonly wasOver: boolean;
  /** The address where the person signs out at the issuer; `undefined` if there is none. */
  readonly url: URL | undefined;
}

export interface SignInAnswer {
  /** The query parameters of the callback. */
  readonly answer: URLSearchParams;
  readonly browser: string | undefined;
  /** The browser and the system as people call them; `undefined` if they are unknown. */
  readonly browserName?: string | undefined;
  /** Secret of the browser's current session, which the new one replaces. */
  readonly replaced: string | undefined;
}

export interface SignedIn {
  /** The secret of the new session. */
  readonly session: string;
  readonly user: MemberUser;
  readonly redirectPath: string;
}

export interface SignInPorts {
  readonly issuer: Issuer;
  readonly attempts: SignInAttempts;
  readonly sessions: MemberSessions;
  readonly log: Logger;
}

export function createSignIn({ issuer, attempts, sessions, log }: SignInPorts): SignIn {
  async function attemptOf({ answer, browser }: SignInAnswer) {
    const [state, ...others] = answer.getAll("state");
    const taken =
      browser === undefined || state === undefined || others.length > 0
        ? undefined
        : await attempts.take(state, browser);
    if (!taken) throw new SignInFailure("udloebet", "This browser began no such sign-in, or has already finished it.");
    const { fresh, redirectPath } = taken;
    if (!fresh) throw new SignInFailure("udloebet", "The sign-in was begun too long ago.", { redirectPath });
    return taken;
  }

  return {
    async begin({ session, ...by }) {
      const attempt = newAttempt();
      const asksAgain = session !== undefined && !(await sessions.isRecent(session));
      const url = await issuer.beginUrl(attempt, { asksAgain });
      await attempts.keep(attempt, by);
      return url;
    },
    async finish(given) {
      const { redirectPath, ...attempt } = await attemptOf(given);
      try {
        const { claims, idToken, provedSecondsAgo } = await issuer.finish(given.answer, attempt);
        if (provedSecondsAgo === undefined)
          log.warn("the issuer does not say when a person signed in (auth_time): members cannot change their account");
        const user = memberUserOf(claims, (claim) =>
          log.warn({ claim }, "the issuer sent an invalid claim, which is ignored"),
        );
        const begun = {
          user,
          idToken,
          claims: claimNamesOf(claims),
          provedSecondsAgo,
          browserName: given.browserName,
          replaced: given.replaced,
        };
        return { session: await sessions.begin(begun), user, redirectPath };
      } catch (error) {
        if (!(error instanceof SignInFailure)) throw error;
        throw new SignInFailure(error.fault, error.message, { cause: error.cause, redirectPath });
      }
    },
    async end(session, path) {
      const ended = await sessions.end(session);
      if (!ended) return undefined;
      const { userId, firstName, idToken, wasOver } = ended;
      const url = await issuer.endUrl(idToken, path).catch((error: unknown) => {
        log.warn({ err: error }, "a member signed out here, but not at the issuer");
        return undefined;
      });
      return { userId, firstName, wasOver, url };
    },
  };
}
