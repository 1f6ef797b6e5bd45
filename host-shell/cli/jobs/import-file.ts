import { JobsImported } from "shared-runtime/api/job-store.ts";
import type { createHostCall } from "shared-runtime/build/host-cli/host-call.ts";
import { batchesOf, type WholeRecord } from "./batches-of.ts";
import { recordsOfFile } from "./records-of-file.ts";

export interface ImportTotals {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly repeated: number;
  readonly refused: number;
  /** The number of entries that were read although their JSON is invalid, including those whose posting was refused. */
  readonly repaired: number;
}

interface ImportReport {
  /** Called for each entry that was refused, by the host or because it could not be read. */
  readonly onRefused: (line: number, reason: string) => void;
  /** Called with the totals so far after each call. */
  readonly onProgress: (totals: ImportTotals) => void;
}

/**
 * Sends the postings of a file in batches, and reads the next batch while the previous batch is sent. Batches that were
 * answered are stored, whatever happens later. Rejects with `HostRefusal`.
 */
export async function importFile(
  call: ReturnType<typeof createHostCall>,
  { file, bearer }: { readonly file: string; readonly bearer: string },
  { onRefused, onProgress }: ImportReport,
): Promise<void> {
  let totals: ImportTotals = { new: 0, changed: 0, unchanged: 0, repeated: 0, refused: 0, repaired: 0 };

  async function send(batch: readonly WholeRecord[]): Promise<void> {
    const body = { postings: batch.map(({ value }) => value) };
    const answer = await call(JobsImported, "POST", "/import", { body, bearer });
    for (const { index, title, reason } of answer.refused) {
      onRefused(batch[index]?.line ?? 0, title === undefined ? reason : `${title}: ${reason}`);
    }
    totals = {
      new: totals.new + answer.new,
      changed: totals.changed + answer.changed,
      unchanged: totals.unchanged + answer.unchanged,
      repeated: totals.repeated + answer.repeated,
      refused: totals.refused + answer.refused.length,
      repaired: totals.repaired + batch.filter(({ isRepaired }) => isRepaired).length + answer.repaired,
    };
    onProgress(totals);
  }

  const batches = batchesOf(recordsOfFile(file), ({ line, reason }) => {
    totals = { ...totals, refused: totals.refused + 1 };
    onRefused(line, reason);
  });
  let sending = Promise.resolve();
  for await (const batch of batches) {
    await sending;
    sending = send(batch);
    // The call is awaited before the next one is sent. Until then, a rejection without a handler would end the process.
    sending.catch(() => undefined);
  }
  await sending;
  onProgress(totals);
}
