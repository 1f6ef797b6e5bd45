import type { Company } from "shared-runtime/api/company.ts";
import type { CompanyQuery } from "shared-runtime/api/company-query.ts";

/** The most production units in an answer. */
export const mostCompanies = 50;

export interface CompanyMatches {
  readonly companies: readonly Company[];
  /** The number of matches, up to `mostCounted`, including those that are not in the list. */
  readonly total: number;
}

/** A register of production units. */
export interface CompanyRegister {
  /**
   * The best matches for a name, at most 50; none for an empty name. City and postal code narrow the search. With
   * `near`, a near match can precede a better one that is far away, and the best match comes first; otherwise, the
   * matches are in ascending order of their number. Rejects if the register does not answer.
   */
  readonly find: (query: CompanyQuery, signal?: AbortSignal) => Promise<CompanyMatches>;
}

export const noMatches: CompanyMatches = { companies: [], total: 0 };

/** The matches in the order of the answer. `best` is in descending order of relevance. */
export function inAnswerOrder(best: readonly Company[], near: string): readonly Company[] {
  const shown = best.slice(0, mostCompanies);
  return near === "" ? shown.toSorted((one, other) => one.productionunitNumber - other.productionunitNumber) : shown;
}
