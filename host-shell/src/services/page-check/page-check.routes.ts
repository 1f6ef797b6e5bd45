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
    if (!("errorKey" in result)) return c.json(result);
    const { errorKey, reason, message } = result;
    const advice = message === undefined ? "" : ` Send den her besked til den, der driver serveren: »${message}«`;
    return problem(c, 400, errorKey, { reason: reason + advice });
  });
}
