import { Hono } from "hono";
import type { SessionDebug } from "shared-runtime/api/session-debug.ts";
import type { MemberSessions } from "./member-sessions.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { problem } from "../../api/answers/problem.ts";
import { sessionSecret } from "../../api/cookies/sign-in-cookies.ts";

/** Describes the current session for its debug panel. Mounted only with AUTH_DEBUG=1. Renews nothing. */
export function sessionDebug(sessions: Pick<MemberSessions, "describe">) {
  return new Hono<ApiEnv>().get("/api/session/debug", async (c) => {
    c.header("cache-control", "private, no-store");
    const secret = sessionSecret(c);
    const described = secret && (await sessions.describe(secret));
    if (!described) return problem(c, 401);
    const { user, startedAt, renewedAt, expiresIn, endsIn, claims } = described;
    const { membership } = user;
    return c.json({
      initials: user.memberName.initials,
      isMember: membership !== undefined,
      ...(membership?.unionMembership && { unionMembership: membership.unionMembership }),
      startedAt: startedAt.toISOString(),
      renewedAt: renewedAt.toISOString(),
      expiresIn,
      endsIn,
      claims: [...claims],
    } satisfies SessionDebug);
  });
}
