import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import type { JobMatchResults } from "shared-runtime/api/jobmatch.ts";
import { getJobMatchResults } from "shared-runtime/api/jobmatch.calls.ts";
import type { SearchInput } from "./jobmatch.machine.ts";
import { everywhere } from "./model/filter.ts";

/** Waits for the jobs, up to a minute. Only a member's filter is sent. */
export function findJobs(
  api: ApiClient,
  { cvJwt, place, filter }: SearchInput,
  isMember: boolean,
  signal?: AbortSignal,
): Promise<JobMatchResults> {
  const { region, maxDistance } = isMember ? filter : everywhere;
  return getJobMatchResults(api, { cvJwt, ...place, region, maxDistance }, signal);
}
