import { createReadStream } from "node:fs";
import { HostRefusal } from "shared-runtime/build/host-cli/host-call.ts";
import { createTextReader, encodingOf, type TextReader } from "../../src/services/job-store/reading/text-encoding.ts";
import type { FileRecord } from "./record-collector.ts";
import { RecordSplitter } from "./split-records.ts";
import { withoutWrapper } from "./without-wrapper.ts";

const unreadable: Readonly<Record<string, string>> = {
  ENOENT: "does not exist",
  EISDIR: "is a folder. Name a file in it",
  EACCES: "may not be read",
};

/**
 * Reads the entries of a file one by one; at most one entry is kept in memory. Throws `HostRefusal` if the file cannot
 * be read as text.
 */
export async function* recordsOfFile(file: string): AsyncGenerator<FileRecord> {
  const splitter = new RecordSplitter();
  const wrapper = withoutWrapper();
  let read: TextReader | undefined;
  let line = 1;
  let isFirst = true;
  const seen = (record: FileRecord): FileRecord => {
    ({ line } = record);
    const isUnwrapped = isFirst && wrapper.wasWrapped();
    isFirst = false;
    return isUnwrapped && record.kind === "record" ? { ...record, isRepaired: true } : record;
  };
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
      const bytes = chunk as Uint8Array;
      read ??= createTextReader(encodingOf(bytes));
      for (const record of splitter.push(wrapper.push(read(bytes)))) yield seen(record);
    }
    for (const text of [wrapper.push(read?.() ?? ""), wrapper.end()]) {
      for (const record of splitter.push(text)) yield seen(record);
    }
    for (const record of splitter.end()) yield seen(record);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code === "ERR_ENCODING_INVALID_ENCODED_DATA") {
      throw new HostRefusal(
        `${file} is not UTF-8, somewhere after line ${line}. Save it as UTF-8: iconv -f latin1 -t utf-8`,
        {
          cause: error,
        },
      );
    }
    if (!(code in unreadable)) throw error;
    throw new HostRefusal(`${file} ${unreadable[code]}.`, { cause: error });
  }
}
