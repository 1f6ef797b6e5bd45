import { Hono } from "hono";
import { testIdentityPath } from "../../../http/sign-in-addresses.ts";
import type { TestIdentity } from "./test-identity.ts";
import type { ApiEnv } from "../../../api/api-env.ts";
import { apiHeaders } from "../../../api/headers/api-headers.ts";
import { bodyAtMost } from "../../../api/bodies/body-at-most.ts";
import type { RouteGuard } from "../../../api/quotas/route-guard.ts";

/** The most bytes of a body. Browsers send only short forms. */
const maxBytes = 2 ** 16;

/** The routes of the issuer of test persons. The page on which a person is chosen is one of the site's pages. */
export function testIdentityCalls({ answer }: TestIdentity, guard: RouteGuard): Hono<ApiEnv> {
  const tooLarge = bodyAtMost<ApiEnv>(maxBytes, (c) => c.text("Det er for langt.", 413));
  const calls = new Hono<ApiEnv>();
  // Unlike `/*`, this does not match `testIdentityPath` itself, where the issuer has nothing.
  const paths = `${testIdentityPath}/:path{.+}`;
  calls.use(paths, apiHeaders, guard);
  calls.on(["GET", "POST"], paths, tooLarge, async (c, next) => {
    // The issuer reads the address as it was sent, while routes read the decoded address. If the two differ, the call
    // is left to other routes.
    if (new URL(c.req.url).pathname !== c.req.path) return next();
    const isPage = c.req.method === "GET" && c.req.path.startsWith(`${testIdentityPath}/log-ind/`);
    if (isPage) return next();
    return answer(c.req.raw);
  });
  return calls;
}
