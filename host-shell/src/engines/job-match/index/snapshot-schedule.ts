/** A snapshot is written at least this often while jobs keep changing. */
const longestIntervalMs = 60_000;

export interface SnapshotSchedule {
  /** Notes that the index changed. */
  readonly changed: () => void;
  /** Writes a snapshot if the index changed since the last one and a snapshot is due. */
  readonly writeIfDue: () => Promise<void>;
  /** Writes a snapshot if the index changed since the last one. */
  readonly writeIfChanged: () => Promise<void>;
}

interface Options {
  /** Whether the current state of the index is already in a snapshot. */
  readonly isWritten: boolean;
  /** A snapshot is due when nothing has changed for this number of milliseconds. */
  readonly settledAfterMs: number;
  /** Resolves with whether the snapshot was written. If it was not, the next call tries again. */
  readonly write: () => Promise<boolean>;
}

export function createSnapshotSchedule({ isWritten, settledAfterMs, write }: Options): SnapshotSchedule {
  let changedAt = 0;
  let unwrittenSince = isWritten ? undefined : Date.now();

  async function writeIfChanged(): Promise<void> {
    if (unwrittenSince !== undefined && (await write())) unwrittenSince = undefined;
  }

  return {
    changed() {
      changedAt = Date.now();
      unwrittenSince ??= changedAt;
    },
    async writeIfDue() {
      const now = Date.now();
      const isSettled = now - changedAt >= settledAfterMs;
      if (isSettled || now - (unwrittenSince ?? now) >= longestIntervalMs) await writeIfChanged();
    },
    writeIfChanged,
  };
}
