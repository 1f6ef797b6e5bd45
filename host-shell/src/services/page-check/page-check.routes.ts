import { Hono } from "hono";
import type { ApiEnv } from "../../api/api-env.ts";
import { problem } from "../../api/answers/problem.ts";
import type { CheckPage } from "./page-check.ts";

interface PageCheckDeps {
  readonly check: CheckPage;
  /** The origin of the host, if it is configured. */
  readonly publicUrl: string | undefined;
}

/** What is wrong with the tools of a page. */
export function pageCheck({ check, publicUrl }: PageCheckDeps) {
  return new Hono<ApiEnv>().get("/api/page-check", async (c) => {
    const result = await check(c.req.query("page") ?? "", publicUrl ?? new URL(c.req.url).origin);
    return "errorKey" in result ? problem(c, 400, result.errorKey, { reason: result.reason }) : c.json(result);
  });
}
