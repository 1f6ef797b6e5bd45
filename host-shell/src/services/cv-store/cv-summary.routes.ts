import { Hono } from "hono";
import type { City } from "shared-runtime/api/city.ts";
import type { StoredCv } from "shared-runtime/api/stored-cv.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { postalCodeOf } from "../../engines/postal-codes/postal-codes.ts";
import type { CvStore } from "./cv-store.ts";
import { type ReviewedCv, type ReviewedCvDeps, withReviewedCv } from "./reviewed-cv.http.ts";

interface Options extends ReviewedCvDeps {
  readonly store: Pick<CvStore, "stateOf" | "read">;
}

/** What other pages say about the CV of a token: the number of suggestions, and the place that the CV names. */
export function cvSummary(deps: Options) {
  return new Hono<ApiEnv>().get("/api/stored-cv", (c) =>
    withReviewedCv(c, deps, async (reviewed, cvId) => {
      const place = placeOf((await deps.store.read(cvId))?.facts?.zip);
      return c.json({ suggestions: suggestionsIn(reviewed), ...(place && { place }) } satisfies StoredCv);
    }),
  );
}

function suggestionsIn({ areas }: ReviewedCv): number {
  return areas.reduce((sum, { items }) => sum + items.filter(({ warning }) => warning).length, 0);
}

function placeOf(zip: string | undefined): City | undefined {
  const code = zip === undefined ? undefined : postalCodeOf(zip);
  return code && { zip: code.zip, city: code.city };
}
