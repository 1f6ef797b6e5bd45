import type { FileRecord } from "./record-collector.ts";

const mostRecords = 250;

/**
 * The most characters of a batch. This is far below the limit of a call, since proxies often accept at most a megabyte.
 */
const mostCharacters = 700_000;

export type WholeRecord = Extract<FileRecord, { readonly kind: "record" }>;

/** The entries in batches, each for one call. Broken entries are passed to `onBroken`. */
export async function* batchesOf(
  records: AsyncIterable<FileRecord>,
  onBroken: (broken: Exclude<FileRecord, WholeRecord>) => void,
): AsyncGenerator<readonly WholeRecord[]> {
  let batch: WholeRecord[] = [];
  let characters = 0;
  for await (const record of records) {
    if (record.kind === "broken") {
      onBroken(record);
      continue;
    }
    if (batch.length === mostRecords || (batch.length > 0 && characters + record.length > mostCharacters)) {
      yield batch;
      batch = [];
      characters = 0;
    }
    batch.push(record);
    characters += record.length;
  }
  if (batch.length > 0) yield batch;
}
