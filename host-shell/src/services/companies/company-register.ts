import type { Company } from "shared-runtime/api/company.ts";
import type { CompanyQuery } from "shared-runtime/api/company-query.ts";

/** The most production units in an answer. */
export const mostCompanies = 50;

/** A register of production units. */
export interface CompanyRegister {
  /**
   * The best matches for a name, at most 50, by ascending number; none for an empty name. City and postal code narrow the
   * search. Rejects if the register does not answer.
   */
  readonly find: (query: CompanyQuery, signal?: AbortSignal) => Promise<readonly Company[]>;
}
