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

/** Explains why a job fits the CV; `undefined` if there was no answer. */
export type LoadQualities = (jobId: string) => Promise<string | undefined>;

/**
 * The call that explains why a job fits. It belongs to the entry of the widget: a lazily loaded file has its own copy of
 * ky's error classes, with which it does not recognise errors from here.
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

/** Asks once per job, and again only if there was no answer. */
export function cached(load: LoadQualities): LoadQualities {
  const answers = new Map<string, Promise<string | undefined>>();
  return (jobId) => {
    const known = answers.get(jobId);
    if (known) return known;
    const answer = load(jobId).then((text) => {
      if (text === undefined) answers.delete(jobId);
      return text;
    });
    answers.set(jobId, answer);
    return answer;
  };
}
