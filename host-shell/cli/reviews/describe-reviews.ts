import type { GivenUpReview, GivenUpReviews } from "shared-runtime/api/given-up-reviews.ts";

/** A line per review, oldest first, and totals. */
export function describeReviews({ waiting, givenUp, unreadable, reviews }: GivenUpReviews): string {
  return [
    ...reviews.map(lineOf),
    ...(givenUp > reviews.length ? [`… and ${givenUp - reviews.length} more.`] : []),
    ...(reviews.length > 0 ? [""] : []),
    `${givenUp} given up, ${waiting} waiting or running, ${unreadable} of unreadable CVs.`,
    ...(givenUp > 0 ? ["npm run reviews -- retry --all tries those that were given up again."] : []),
  ].join("\n");
}

function lineOf({ cvId, queuedAt, failedAt, crashes, lostServers }: GivenUpReview): string {
  const end = failedAt === null ? "" : `  given up ${failedAt}`;
  const servers = `${lostServers} ${lostServers === 1 ? "server" : "servers"} lost`;
  return `${cvId}  queued ${queuedAt}${end}  ${crashes} ${crashes === 1 ? "crash" : "crashes"}, ${servers}`;
}
