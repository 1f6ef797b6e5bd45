import type { ApiClient } from "shared-runtime/api/create-api-client.ts";
import { toFailure } from "shared-runtime/api/failure.ts";
import { getCoreQualities } from "shared-runtime/api/jobmatch.calls.ts";

/** Resolves with an explanation why a job fits the CV; with `undefined` if there was no answer. */
export type LoadQualities = (jobId: string) => Promise<string | undefined>;

export function explainJob(api: ApiClient, cvJwt: string, jobId: string): Promise<string | undefined> {
  return getCoreQualities(api, { jobId, cvJwt }).then(
    ({ qualities }) => qualities,
    (error: unknown) => {
      toFailure(error);
      return undefined;
    },
  );
}

/** Requests the explanation of a job once, and again only if there was no answer. */
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
