import { type Company, CompanyList } from "./company.ts";
import type { CompanyQuery } from "./company-query.ts";
import type { ApiClient } from "./create-api-client.ts";

/** Finds production units by name. Throws the errors of ky. */
export async function findCompanies(
  api: ApiClient,
  { companyName, city, postCode }: CompanyQuery,
  signal?: AbortSignal,
): Promise<readonly Company[]> {
  const searchParams = { companyName, city, postCode };
  const { companies } = await api
    .get("company/get-companies", { searchParams, retry: 0, signal: signal ?? null })
    .json(CompanyList);
  return companies;
}
