import { Hono } from "hono";
import type { City } from "shared-runtime/api/city.ts";
import { zipIn } from "shared-runtime/rules/zip.ts";
import { postalCodeOf } from "../../engines/postal-codes/postal-codes.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { problem } from "../../api/answers/problem.ts";

export function cityFromZipcode() {
  return new Hono<ApiEnv>().get("/api/city-from-zipcode/:zip", (c) => {
    const zip = zipIn(c.req.param("zip"));
    if (!/^\d{4}$/.test(zip)) return problem(c, 400, "invalidZip");
    const code = postalCodeOf(zip);
    if (!code) return problem(c, 404, "unknownZip");
    c.header("cache-control", "public, max-age=86400");
    return c.json({ zip, city: code.city } satisfies City);
  });
}
