import { type Context, Hono } from "hono";
import type { MemberUser, SessionAnswer } from "shared-runtime/api/session-answer.ts";
import type { LiveSession, MemberSessions } from "./member-sessions.ts";
import { personKey } from "./person-key.ts";
import type { SignedInRecently, UserOf } from "../../api/guards/signed-in.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { problem } from "../../api/answers/problem.ts";
import { forgetFlag, sessionSecret } from "../../api/cookies/sign-in-cookies.ts";

type Sessions = Pick<MemberSessions, "find" | "renew">;

/**
 * Returns the current session without renewing it, since an open page must not keep a session alive. The key of the
 * person is made with `secretOfKeys`.
 */
export function session(sessions: Sessions, secretOfKeys: Uint8Array) {
  const answerOf = ({ user, ...times }: LiveSession): SessionAnswer => ({
    user: { ...user, key: personKey(secretOfKeys, user.id) },
    ...times,
  });
  return new Hono<ApiEnv>()
    .get("/api/session", async (c) => {
      const secret = sessionSecret(c);
      const live = secret && (await sessions.find(secret));
      if (live) return c.json(answerOf(live));
      forgetFlag(c);
      return c.json({} satisfies SessionAnswer);
    })
    .post("/api/session", async (c) => {
      const secret = sessionSecret(c);
      const live = secret && (await sessions.renew(secret));
      if (live) return c.json(answerOf(live));
      forgetFlag(c);
      return problem(c, 401);
    });
}

export function recentlySignedIn(sessions: Pick<MemberSessions, "isRecent">): SignedInRecently {
  return async (c) => {
    const secret = sessionSecret(c);
    return secret !== undefined && sessions.isRecent(secret);
  };
}

/** Finds the member of a call. Looks the session up once for each call. */
export function memberOf(sessions: Pick<MemberSessions, "find">): UserOf {
  const known = new WeakMap<Request, Promise<MemberUser | undefined>>();
  const find = async (c: Context) => {
    const secret = sessionSecret(c);
    return secret === undefined ? undefined : (await sessions.find(secret))?.user;
  };
  return (c) => {
    const found = known.get(c.req.raw) ?? find(c);
    known.set(c.req.raw, found);
    return found;
  };
}
