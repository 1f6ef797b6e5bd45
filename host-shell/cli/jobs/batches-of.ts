import type { FileRecord } from "./record-collector.ts";

const mostRecords = 250;

/** Far below what a call may have: proxies before a server often take no more than a megabyte. */
const mostLetters = 700_000;

export type WholeRecord = Extract<FileRecord, { readonly kind: "record" }>;

/** Entries in the portions that they are sent in. What is broken goes to `onBroken`. */
export async function* batchesOf(
  records: AsyncIterable<FileRecord>,
  onBroken: (broken: Exclude<FileRecord, WholeRecord>) => void,
): AsyncGenerator<readonly WholeRecord[]> {
  let batch: WholeRecord[] = [];
  let letters = 0;
  for await (const record of records) {
    if (record.kind === "broken") {
      onBroken(record);
      continue;
    }
    if (batch.length === mostRecords || (batch.length > 0 && letters + record.length > mostLetters)) {
      yield batch;
      batch = [];
      letters = 0;
    }
    batch.push(record);
    letters += record.length;
  }
  if (batch.length > 0) yield batch;
}
