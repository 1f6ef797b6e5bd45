import { Hono } from "hono";
import { type Organisations, organisationsPath } from "shared-runtime/api/organisations.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { problem } from "../../api/answers/problem.ts";

/** Answers with the prices that the fee calculator compares. `find` rejects if they cannot be read. */
export function organisationCalls(find: () => Promise<Organisations | undefined>) {
  return new Hono<ApiEnv>().get(`/api/${organisationsPath}`, async (c) => {
    // Without a log line, since `find` logs the failure.
    const organisations = await find().catch(() => undefined);
    if (!organisations) return problem(c, 503, "organisationsUnavailable");
    c.header("cache-control", "public, max-age=60");
    return c.json(organisations);
  });
}
