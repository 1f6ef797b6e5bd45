import type { FileHandle } from "node:fs/promises";
import { crc32 } from "node:zlib";
import * as v from "valibot";
import { bytesToRead } from "./segment-layout.ts";
import { Segment } from "./segment.ts";

/** The rules and the store that a snapshot was built from. A snapshot of another origin is invalid. */
export interface SnapshotOrigin {
  /** The version of the rules of analysis. */
  readonly analyser: string;
  readonly storeId: string;
}

export interface Snapshot extends SnapshotOrigin {
  /** The revision of the last change in the snapshot. */
  readonly revision: number;
  readonly segments: readonly Segment[];
}

/** The file is not a usable snapshot; the message says why. */
export class SnapshotUnusable extends Error {
  override readonly name = "SnapshotUnusable";
}

// The format of the file: mark; length and checksum of the header; header; the segments one after the other; checksum
// of the segments.
const mark = Buffer.from("JOBIDX02");
const prefixBytes = mark.length + 4 + 4;
const longestHeader = 1_000_000;
/** The number of bytes that are read, written and checked at a time. Other work runs in between. */
const chunkBytes = 4_000_000;

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const Header = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    analyser: v.string(),
    storeId: v.string(),
    revision: Count,
    segments: v.array(v.object({ jobs: Count, terms: Count, text: Count, packed: Count })),
  }),
);

export async function writeSnapshot(file: FileHandle, { segments, ...origin }: Snapshot): Promise<void> {
  // Copies the marks of live jobs, since jobs may be removed while the snapshot is written.
  const parts = segments.map(({ buffer, alive }) => [new Uint8Array(buffer), alive.slice()]);
  const header = Buffer.from(JSON.stringify({ ...origin, segments: segments.map(({ sizes }) => sizes) }));
  const prefix = Buffer.alloc(prefixBytes);
  mark.copy(prefix);
  prefix.writeUInt32LE(header.length, mark.length);
  prefix.writeUInt32LE(crc32(header), mark.length + 4);
  await file.writev([prefix, header]);
  let checksum = 0;
  for (const chunk of parts.flat().flatMap(chunksOf)) {
    checksum = crc32(chunk, checksum);
    for (let written = 0; written < chunk.length;)
      written += (await file.write(chunk, written, chunk.length - written)).bytesWritten;
  }
  const last = Buffer.alloc(4);
  last.writeUInt32LE(checksum);
  await file.write(last);
  await file.sync();
}

/** Reads a snapshot. Rejects with `SnapshotUnusable` unless every byte is as it was written. */
export async function readSnapshot(file: FileHandle): Promise<Snapshot> {
  const prefix = await read(file, new Uint8Array(prefixBytes));
  if (!mark.equals(prefix.subarray(0, mark.length))) throw new SnapshotUnusable("it is in another format");
  const length = Buffer.from(prefix.buffer).readUInt32LE(mark.length);
  if (length > longestHeader) throw new SnapshotUnusable("it is damaged");
  const headerBytes = await read(file, new Uint8Array(length));
  if (crc32(headerBytes) !== Buffer.from(prefix.buffer).readUInt32LE(mark.length + 4))
    throw new SnapshotUnusable("it is damaged");
  const header = v.parse(Header, Buffer.from(headerBytes).toString());

  let checksum = 0;
  const segments: Segment[] = [];
  for (const sizes of header.segments) {
    const buffer = new ArrayBuffer(bytesToRead(sizes));
    const alive = new Uint8Array(sizes.jobs);
    for (const chunk of [new Uint8Array(buffer), alive].flatMap(chunksOf))
      checksum = crc32(await read(file, chunk), checksum);
    segments.push(new Segment(sizes, buffer, alive));
  }
  const last = await read(file, new Uint8Array(4));
  if (Buffer.from(last.buffer).readUInt32LE() !== checksum) throw new SnapshotUnusable("it is damaged");
  return { ...header, segments };
}

/** Fills the array from the file. */
async function read<Bytes extends Uint8Array<ArrayBuffer>>(file: FileHandle, into: Bytes): Promise<Bytes> {
  for (let filled = 0; filled < into.length;) {
    const { bytesRead } = await file.read(into, filled, into.length - filled);
    if (bytesRead === 0) throw new SnapshotUnusable("it ends too early");
    filled += bytesRead;
  }
  return into;
}

function chunksOf(bytes: Uint8Array<ArrayBuffer>): readonly Uint8Array<ArrayBuffer>[] {
  const count = Math.ceil(bytes.length / chunkBytes);
  return Array.from({ length: count }, (_, chunk) => bytes.subarray(chunk * chunkBytes, (chunk + 1) * chunkBytes));
}
