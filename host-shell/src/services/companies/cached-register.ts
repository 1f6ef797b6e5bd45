import type { Company } from "shared-runtime/api/company.ts";
import type { CompanyQuery } from "shared-runtime/api/company-query.ts";
import type { CompanyRegister } from "./company-register.ts";

interface CacheOptions {
  readonly mostAnswers?: number;
  readonly milliseconds?: number;
  readonly clock?: () => number;
}

interface Kept {
  readonly companies: readonly Company[];
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
      const key = JSON.stringify([query.companyName.trim().toLowerCase(), query.city, query.postCode]);
      const known = kept.get(key);
      if (known && known.until > clock()) return known.companies;
      const companies = await register.find(query, signal);
      kept.delete(key);
      kept.set(key, { companies, until: clock() + milliseconds });
      // The first key of the map is the oldest.
      for (const oldest of kept.keys()) {
        if (kept.size <= mostAnswers) break;
        kept.delete(oldest);
      }
      return companies;
    },
  };
}
