import { postalCodes } from "../../postal-codes/postal-codes.ts";
import type { RankingRequest } from "../ranking/job-ranker.ts";
import { pick } from "./random.ts";

/** A random request with some of the terms, sometimes with none. */
export function randomRequest(random: () => number, terms: readonly string[], now: Date): RankingRequest {
  const chosen = new Set(Array.from({ length: Math.floor(random() * 60) }, () => pick(random, terms)));
  return {
    query: {
      terms: [...chosen].map((term) => ({ term, weight: 0.1 + 3 * random() })),
      level: pick(random, [undefined, 0, 1, 2, 3, 4, 5] as const),
    },
    zip: pick(random, postalCodes).zip,
    region: pick(random, [undefined, undefined, 1, 2, 3, 4, 5] as const),
    maxKm: pick(random, [undefined, undefined, 10, 25, 100, 200]),
    count: pick(random, [1, 10, 99]),
    now,
  };
}
