import { Hono } from "hono";
import type { Logger } from "pino";
import * as v from "valibot";
import type { ApiEnv } from "../../api/api-env.ts";
import { clientGone, problem, tryLater } from "../../api/answers/problem.ts";
import { pageListsPath, type ResultPage } from "./page-list.ts";
import type { PageLists } from "./page-lists.ts";
import { PagesQueryParameters } from "./pages-query.ts";

interface Deps {
  readonly pageLists: PageLists;
  readonly log: Logger;
}

/** The lists of pages of all sites, as the content platform has them. */
export function pageListCalls({ pageLists, log }: Deps) {
  return new Hono<ApiEnv>().get(pageListsPath, async (c) => {
    const query = v.safeParse(PagesQueryParameters, c.req.query());
    if (!query.success) return problem(c, 400, "invalidSearch");
    try {
      const results = await pageLists.findPages(query.output, c.req.raw.signal);
      c.header("cache-control", "public, max-age=60");
      return c.json([results] satisfies readonly ResultPage[]);
    } catch (error) {
      if (c.req.raw.signal.aborted) return clientGone();
      log.error({ err: error, correlationId: c.get("correlationId") }, "the lists of pages cannot be read");
      return tryLater(c, 10);
    }
  });
}
