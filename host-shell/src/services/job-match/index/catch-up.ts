/** Few enough that the embedded database, which serves one at a time, has a turn for others at once. */
const batchSize = 200;

interface CatchUp<Change> {
  /** Those that come next after a revision, at most so many. */
  readonly read: (revision: number, limit: number) => Promise<readonly Change[]>;
  readonly from: number;
  /** Takes up a batch, the last of which is of this revision. */
  readonly take: (changes: readonly Change[], revision: number) => Promise<void>;
  readonly isStopped: () => boolean;
}

/** Has all changes that come after a revision taken up, batch by batch. */
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
    // The next ones are read while these are taken up. Without a handler, a failure meanwhile would end the server.
    next = read(last.revision, batchSize);
    next.catch(() => undefined);
    await take(changes, last.revision);
  }
}
