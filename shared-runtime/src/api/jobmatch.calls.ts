import type { ApiClient } from "./create-api-client.ts";
import { cvBearer } from "./cv-bearer.ts";
import { CoreQualities, type Distance, JobMatchResults, type JobRating, mostJobs, type Region } from "./jobmatch.ts";

export interface JobMatchRequest {
  readonly cvJwt: string;
  readonly zip: string;
  readonly city: string;
  readonly region?: Region | undefined;
  readonly maxDistance?: Distance | undefined;
}

/** A rating, and the token of the CV that it is for. */
export interface RatingOfCv extends JobRating {
  readonly cvJwt: string;
}

/** The milliseconds that a call may take, since the server may first have to read the CV. */
const timeoutMs = 60_000;

/** Waits for the jobs of a CV, up to a minute. Answers 401 for a forged or expired token, 404 for a deleted CV. */
export function getJobMatchResults(
  api: ApiClient,
  request: JobMatchRequest,
  signal?: AbortSignal,
): Promise<JobMatchResults> {
  const { cvJwt, zip, city, region, maxDistance } = request;
  return api
    .get("jobmatch/get-jobmatch-results", {
      headers: cvBearer(cvJwt),
      searchParams: {
        jobsCount: mostJobs,
        jobLocationCity: city,
        jobLocationPostalCode: zip,
        ...(region && { jobLocationRegion: region }),
        ...(maxDistance && { maxDistance }),
      },
      timeout: timeoutMs,
      totalTimeout: timeoutMs,
      signal: signal ?? null,
    })
    .json(JobMatchResults);
}

/** Requests the explanation why a job fits a CV. */
export function getCoreQualities(
  api: ApiClient,
  { jobId, cvJwt }: { readonly jobId: string; readonly cvJwt: string },
  signal?: AbortSignal,
): Promise<CoreQualities> {
  return api
    .get("jobmatch/get-jobmatch-core-qualities", {
      headers: cvBearer(cvJwt),
      searchParams: { jobId },
      signal: signal ?? null,
    })
    .json(CoreQualities);
}

/** Sends a rating of a job for the CV of the token. Idempotent. */
export async function postJobRating(
  api: ApiClient,
  { cvJwt, ...rating }: RatingOfCv,
  signal?: AbortSignal,
): Promise<void> {
  await api.post("jobmatch/post-jobmatch-rating", { headers: cvBearer(cvJwt), json: rating, signal: signal ?? null });
}
