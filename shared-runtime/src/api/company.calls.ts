import { type Company, CompanyList } from "./company.ts";
import type { CompanyQuery } from "./company-query.ts";
import type { ApiClient } from "./create-api-client.ts";

export interface FoundCompanies {
  readonly companies: readonly Company[];
  /** The number of matches, up to `mostCounted`. The list may have only a part of them. */
  readonly total: number;
}

/** Finds production units by name. Throws the errors of ky. */
export async function findCompanies(
  api: ApiClient,
  { companyName, city, postCode, near }: CompanyQuery,
  signal?: AbortSignal,
): Promise<FoundCompanies> {
  const searchParams = { companyName, city, postCode, ...(near !== "" && { near }) };
  const { companies, total = 0 } = await api
    .get("company/get-companies", { searchParams, retry: 0, signal: signal ?? null })
    .json(CompanyList);
  return { companies, total: Math.max(total, companies.length) };
}
