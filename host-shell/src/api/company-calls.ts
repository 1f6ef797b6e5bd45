import { Hono } from "hono";
import type { Logger } from "pino";
import type { CompanyList } from "shared-runtime/api/company.ts";
import { CompanyQuery } from "shared-runtime/api/company-query.ts";
import * as v from "valibot";
import type { ClientAddress } from "../http/client-address.ts";
import type { CompanyRegister } from "../services/companies/company-register.ts";
import type { ApiEnv } from "./api-env.ts";
import { clientGone, problem, tryLater } from "./problem.ts";
import { rateLimit } from "./rate-limit.ts";

interface CompanyCallsDeps {
  readonly register: CompanyRegister;
  readonly addressOf: ClientAddress;
  readonly log: Logger;
}

/** Two a second: the form searches while somebody types. */
const callsPerMinute = 120;

/** The search for places of work. */
export function companyCalls({ register, addressOf, log }: CompanyCallsDeps) {
  const limit = rateLimit({
    addressOf,
    callsPerMinute,
    errorKey: "tooManySearches",
    reason: "Der er søgt for mange gange fra din forbindelse.",
  });
  return new Hono<ApiEnv>().get("/api/company/get-companies", limit, async (c) => {
    const query = v.safeParse(CompanyQuery, c.req.query());
    if (!query.success) return problem(c, 400, "invalidSearch");
    try {
      const companies = await register.find(query.output, c.req.raw.signal);
      c.header("cache-control", "private, max-age=60");
      return c.json({ companies: [...companies] } satisfies CompanyList);
    } catch (error) {
      if (c.req.raw.signal.aborted) return clientGone();
      log.error({ err: error, correlationId: c.get("correlationId") }, "the company register did not answer");
      return tryLater(c, 10);
    }
  });
}
