import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { toFailure } from "shared-runtime/api/failure.ts";
import type { JobMatchResults } from "shared-runtime/api/jobmatch.ts";
import { getCoreQualities, getJobMatchResults } from "shared-runtime/api/jobmatch.calls.ts";
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

/**
 * Asks what makes a job fit; `undefined` where no answer was to be had. It belongs to the entry of the widget: files that
 * come later have copies of the classes of errors that tell nothing about errors from here.
 */
export function explainJob(api: ApiClient, cvJwt: string, jobId: string): Promise<string | undefined> {
  return getCoreQualities(api, { jobId, cvJwt }).then(
    ({ qualities }) => qualities,
    (error: unknown) => {
      toFailure(error);
      return undefined;
    },
  );
}
