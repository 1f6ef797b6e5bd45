import type { RatingOfCv } from "shared-runtime/api/jobmatch.calls.ts";

/**
 * Sends ratings so that the last rating of each job counts. The ratings of a job are sent one after another. If several
 * ratings are chosen during a call, only the last of them is sent. A failure is only logged.
 */
export function sendRatings(post: (rating: RatingOfCv) => Promise<void>): (rating: RatingOfCv) => void {
  const underway = new Set<string>();
  const next = new Map<string, RatingOfCv>();
  const send = async (rating: RatingOfCv): Promise<void> => {
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
