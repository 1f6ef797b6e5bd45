import { Hono } from "hono";
import type { ClientAddress } from "../http/client-address.ts";
import type { ApiEnv } from "./api-env.ts";
import { rateLimit } from "./rate-limit.ts";

/** Reviews, pictures and searches of one address in a minute: more than the members of an office do together. */
const callsPerMinute = 240;

/** Limits the calls that read a CV, which one token opens as often as somebody likes. Comes before these calls. */
export function readingLimit(addressOf: ClientAddress) {
  const limit = rateLimit({
    addressOf,
    callsPerMinute,
    errorKey: "tooManySearches",
    reason: "Der er hentet mange svar på kort tid.",
  });
  return new Hono<ApiEnv>()
    .get("/api/analytics/*", limit)
    .get("/api/jobmatch/*", limit)
    .get("/api/get-cv-frontpage-thumbnail", limit);
}
