/** The most changes per query. The embedded database runs one query at a time, and other queries must not wait long. */
const batchSize = 200;

interface CatchUp<Change> {
  /** The next changes after a revision, at most `limit`. */
  readonly read: (revision: number, limit: number) => Promise<readonly Change[]>;
  readonly from: number;
  /** Adds a batch to the index. `revision` is the revision of the last change in the batch. */
  readonly take: (changes: readonly Change[], revision: number) => Promise<void>;
  readonly isStopped: () => boolean;
}

/** Takes all changes after a revision, batch by batch. */
export async function catchUp<Change extends { readonly revision: number }>({
  read,
  from,
  take,
  isStopped,
}: CatchUp<Change>): Promise<void> {
  let next = read(from, batchSize);
  for (;;) {
    const changes = await next;
    const last = changes.at(-1);
    if (last === undefined || isStopped()) return;
    // The next batch is read while this batch is taken. If the read fails meanwhile, a rejection without a handler
    // would end the server.
    next = read(last.revision, batchSize);
    next.catch(() => undefined);
    await take(changes, last.revision);
  }
}
