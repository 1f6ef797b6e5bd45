import type { JobChange, JobFeed } from "../../job-store/job-feed.ts";

/** Few enough that the embedded database, which serves one at a time, has a turn for others at once. */
const batchSize = 200;

interface CatchUp {
  readonly feed: Pick<JobFeed, "changedSince">;
  readonly from: number;
  readonly take: (records: readonly JobChange[], revision: number) => Promise<void>;
  readonly isStopped: () => boolean;
}

/** Has all changes after a revision taken up, batch by batch. */
export async function catchUp({ feed, from, take, isStopped }: CatchUp): Promise<void> {
  let next = feed.changedSince(from, batchSize);
  for (;;) {
    const records = await next;
    const last = records.at(-1);
    if (last === undefined || isStopped()) return;
    // The next ones are read while these are taken up. Without a handler, a failure meanwhile would end the server.
    next = feed.changedSince(last.revision, batchSize);
    next.catch(() => undefined);
    await take(records, last.revision);
  }
}
