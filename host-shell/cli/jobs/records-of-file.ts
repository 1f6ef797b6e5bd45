import { createReadStream } from "node:fs";
import { HostRefusal } from "shared-runtime/build/host-cli/host-call.ts";
import type { FileRecord } from "./record-collector.ts";
import { RecordSplitter } from "./split-records.ts";

const unreadable: Readonly<Record<string, string>> = {
  ENOENT: "does not exist",
  EISDIR: "is a folder. Name a file in it",
  EACCES: "may not be read",
};

/**
 * The entries of a file, while it is read; no more than one entry is kept in memory. Throws `HostRefusal` if the file
 * cannot be read as text.
 */
export async function* recordsOfFile(file: string): AsyncGenerator<FileRecord> {
  const splitter = new RecordSplitter();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let line = 1;
  try {
    for await (const bytes of createReadStream(file, { highWaterMark: 256 * 1024 })) {
      for (const record of splitter.push(decoder.decode(bytes as Uint8Array, { stream: true }))) {
        ({ line } = record);
        yield record;
      }
    }
    yield* splitter.push(decoder.decode());
    yield* splitter.end();
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
