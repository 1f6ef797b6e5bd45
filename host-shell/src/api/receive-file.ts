import type { IncomingHttpHeaders } from "node:http";
import { type Readable, Transform } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";

export type Receipt =
  | { readonly kind: "received"; readonly name: string; readonly bytes: Uint8Array }
  | { readonly kind: "too-large" }
  /** `reason` is for the log and contains nothing that the sender wrote. */
  | { readonly kind: "malformed"; readonly reason: string }
  | { readonly kind: "stalled" }
  | { readonly kind: "gone" };

export interface ReceiveOptions {
  readonly field: string;
  readonly maxBytes: number;
  /** The minimum that the sender must send in each period in which it does not have to wait. */
  readonly pace: { readonly bytes: number; readonly milliseconds: number };
  /** Calls back when that many more bytes fit into memory; until then the sender waits. */
  readonly take: (bytes: number, onRoom: () => void) => void;
}

/** Allowance for the boundaries, the headers of the parts, and a few small fields beside the file. */
const framingBytes = 64 * 1_024;

const malformed = (reason: string): Receipt => ({ kind: "malformed", reason });

/** Whether the declared length or type rules out an acceptable file. */
export function declaresTooMuch(headers: IncomingHttpHeaders, maxBytes: number): boolean {
  return Number(headers["content-length"] ?? 0) > maxBytes + framingBytes;
}

/**
 * Reads the one file of a multipart body. Stops reading as soon as the outcome is known: `body` is left paused and
 * not destroyed, so that the answer can still be sent.
 */
export function receiveFile(
  body: Readable,
  headers: IncomingHttpHeaders,
  { field, maxBytes, pace, take }: ReceiveOptions,
): Promise<Receipt> {
  const parser = multipartParser(headers, maxBytes);
  if (!parser) return Promise.resolve(malformed("no multipart"));

  return new Promise((resolve) => {
    let total = 0;
    let files = 0;
    let name = "";
    const chunks: Buffer[] = [];
    let settled = false;
    let periodBytes = 0;
    let waits = false;
    let waited = false;
    const paceCheck = setInterval(() => {
      if (!waited && periodBytes < pace.bytes) settle({ kind: "stalled" });
      waited = waits;
      periodBytes = 0;
    }, pace.milliseconds);

    const meter = new Transform({
      transform(chunk: Buffer, _, passOn) {
        total += chunk.length;
        periodBytes += chunk.length;
        if (total > maxBytes + framingBytes) return settle({ kind: "too-large" });
        waits = true;
        take(chunk.length, () => {
          waits = false;
          passOn(null, chunk);
        });
        if (waits) waited = true;
      },
    });

    function settle(receipt: Receipt): void {
      if (settled) return;
      settled = true;
      clearInterval(paceCheck);
      body.off("error", onGone).off("close", onClose);
      body.unpipe(meter);
      body.pause();
      // The connection may still break while the answer is sent.
      body.on("error", () => undefined);
      resolve(receipt);
    }

    function onGone(): void {
      settle({ kind: "gone" });
    }

    function onClose(): void {
      if (!body.readableEnded) onGone();
    }

    parser.on("file", (fieldName, file, fileName) => {
      file.on("error", () => settle(malformed("broken multipart")));
      if (fieldName !== field) return settle(malformed("wrong field"));
      files += 1;
      if (files > 1) return settle(malformed("two files"));
      // A part without a file name has an empty one, whatever the type declarations say.
      name = fileName ?? "";
      file.on("data", (chunk: Buffer) => chunks.push(chunk));
      file.on("limit", () => settle({ kind: "too-large" }));
    });
    parser.on("error", () => settle(malformed("broken multipart")));
    parser.on("partsLimit", () => settle(malformed("too many parts")));
    parser.on("finish", () =>
      settle(files === 0 ? malformed("no file") : { kind: "received", name, bytes: joined(chunks) }),
    );

    body.on("error", onGone).on("close", onClose);
    body.pipe(meter).pipe(parser);
  });
}

function multipartParser(headers: IncomingHttpHeaders, maxBytes: number): BusboyInstance | undefined {
  const type = headers["content-type"];
  if (type === undefined || !/^multipart\/form-data\s*;/i.test(type)) return undefined;
  try {
    return new Busboy({
      headers: { ...headers, "content-type": type },
      limits: { fileSize: maxBytes, files: 2, fields: 10, fieldSize: 1_024, parts: 12, headerPairs: 20 },
    });
  } catch {
    // Throws for a content type without a boundary.
    return undefined;
  }
}

function joined(chunks: readonly Buffer[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
