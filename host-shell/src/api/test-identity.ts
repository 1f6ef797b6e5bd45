import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { type TestIdentity, testIdentityPath } from "../services/test-identity/test-identity.ts";
import type { ApiEnv } from "./api-env.ts";
import { apiHeaders } from "./api-headers.ts";

/** What browsers send it are short forms. */
const maxBytes = 2 ** 16;

/** The issuer of test persons. The page on which one is chosen is among the site's own. */
export function testIdentityCalls({ answer }: TestIdentity): Hono<ApiEnv> {
  const tooLarge = bodyLimit({ maxSize: maxBytes, onError: (c) => c.text("Det er for langt.", 413) });
  const calls = new Hono<ApiEnv>();
  calls.use(`${testIdentityPath}/*`, apiHeaders);
  calls.on(["GET", "POST"], `${testIdentityPath}/*`, tooLarge, async (c, next) => {
    const isPage = c.req.method === "GET" && c.req.path.startsWith(`${testIdentityPath}/log-ind/`);
    if (isPage) return next();
    return answer(c.req.raw);
  });
  return calls;
}
