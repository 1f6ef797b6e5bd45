import type { CompanyQuery } from "shared-runtime/api/company-query.ts";
import type { CompanyMatches, CompanyRegister } from "./company-register.ts";

interface CacheOptions {
  readonly mostAnswers?: number;
  readonly milliseconds?: number;
  readonly clock?: () => number;
}

interface Kept {
  readonly matches: CompanyMatches;
  readonly until: number;
}

/** Caches the answers of a register, including empty answers, for a short time. Failures are not cached. */
export function cachedRegister(
  register: CompanyRegister,
  { mostAnswers = 1_000, milliseconds = 10 * 60_000, clock = Date.now }: CacheOptions = {},
): CompanyRegister {
  const kept = new Map<string, Kept>();
  return {
    async find(query: CompanyQuery, signal) {
      const key = JSON.stringify([query.companyName.trim().toLowerCase(), query.city, query.postCode, query.near]);
      const known = kept.get(key);
      if (known && known.until > clock()) return known.matches;
      const matches = await register.find(query, signal);
      kept.delete(key);
      kept.set(key, { matches, until: clock() + milliseconds });
      // The first key of the map is the oldest.
      for (const oldest of kept.keys()) {
        if (kept.size <= mostAnswers) break;
        kept.delete(oldest);
      }
      return matches;
    },
  };
}
