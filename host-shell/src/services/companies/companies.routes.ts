import { Hono } from "hono";
import type { Logger } from "pino";
import type { CompanyList } from "shared-runtime/api/company.ts";
import { CompanyQuery } from "shared-runtime/api/company-query.ts";
import * as v from "valibot";
import type { CompanyRegister } from "./company-register.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { clientGone, problem, tryLater } from "../../api/answers/problem.ts";

interface CompanyCallsDeps {
  readonly register: CompanyRegister;
  readonly log: Logger;
}

/** The search for places of work. */
export function companyCalls({ register, log }: CompanyCallsDeps) {
  return new Hono<ApiEnv>().get("/api/company/get-companies", async (c) => {
    const query = v.safeParse(CompanyQuery, c.req.query());
    if (!query.success) return problem(c, 400, "invalidSearch");
    try {
      const { companies, total } = await register.find(query.output, c.req.raw.signal);
      c.header("cache-control", "private, max-age=60");
      return c.json({ companies: [...companies], total } satisfies CompanyList);
    } catch (error) {
      if (c.req.raw.signal.aborted) return clientGone();
      log.error({ err: error, correlationId: c.get("correlationId") }, "the company register did not answer");
      return tryLater(c, 10);
    }
  });
}
