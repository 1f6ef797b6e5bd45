import type { JobRating } from "shared-runtime/api/jobmatch.ts";

/**
 * Sends ratings so that the last one counts: those of one job in sequence, skipping all but the last of those chosen in
 * the meantime. A failure is only logged.
 */
export function sendRatings(post: (rating: JobRating) => Promise<void>): (rating: JobRating) => void {
  const underway = new Set<string>();
  const next = new Map<string, JobRating>();
  const send = async (rating: JobRating): Promise<void> => {
    const { jobId } = rating;
    underway.add(jobId);
    await post(rating).catch((error: unknown) => console.warn("The rating of a job could not be sent.", error));
    underway.delete(jobId);
    const latest = next.get(jobId);
    next.delete(jobId);
    if (latest) await send(latest);
  };
  return (rating) => {
    if (underway.has(rating.jobId)) next.set(rating.jobId, rating);
    else void send(rating);
  };
}
