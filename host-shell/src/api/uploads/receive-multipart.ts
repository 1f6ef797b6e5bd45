import type { IncomingHttpHeaders } from "node:http";
import { type Readable, Transform } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import type { Pace } from "./upload-pace.ts";

export type Receipt<Kept> =
  | { readonly kind: "received"; readonly kept: Kept }
  | { readonly kind: "too-large" }
  /** `reason` is for the log. It contains no text from the sender. */
  | { readonly kind: "malformed"; readonly reason: string }
  | { readonly kind: "stalled" }
  /** `admit` returned false, or there was no memory for a long time. */
  | { readonly kind: "not-admitted" }
  | { readonly kind: "gone" };

export type FailedReceipt = Exclude<Receipt<unknown>, { readonly kind: "received" }>;

/** The file in a multipart body, while it arrives. */
export interface IncomingFile {
  /** Empty if the part has no name. */
  readonly name: string;
  /** The declared media type; "text/plain", the default of multipart bodies, if none is declared. */
  readonly type: string;
  /** The small fields in front of the file. */
  readonly fields: ReadonlyMap<string, string>;
  /** Ends with an error if the file is not received. */
  readonly content: Readable;
}

export interface ReceiveOptions<Kept> {
  readonly field: string;
  readonly maxBytes: number;
  /** The pace that the sender must keep. Periods in which the sender has to wait for memory do not count. */
  readonly pace: Pace;
  /** Called when the first bytes arrive. Returns whether the body may be read. If absent, it may. */
  readonly admit?: () => boolean;
  /**
   * Calls `onRoom` when this number of further bytes fits into memory; the sender waits until then. If absent, they
   * always fit.
   */
  readonly take?: (bytes: number, onRoom: () => void) => void;
  /**
   * Stores the content. If it resolves before the end of the content, the rest is not read. If it rejects, the receipt
   * rejects with the same error.
   */
  readonly keep: (file: IncomingFile) => Promise<Kept>;
}

/**
 * The bytes that a request may have in addition to the file: boundaries, headers of the parts, and a few small fields.
 */
const framingBytes = 64 * 1_024;

/** A sender that has to wait for memory longer than this number of periods of the pace is refused for now. */
const mostPeriodsToWait = 2;

const malformed = (reason: string): FailedReceipt => ({ kind: "malformed", reason });

/** Whether the declared length rules out an acceptable file. */
export function declaresTooMuch(headers: IncomingHttpHeaders, maxBytes: number): boolean {
  return Number(headers["content-length"] ?? 0) > maxBytes + framingBytes;
}

/**
 * Reads the one file of a multipart body. Stops reading as soon as the outcome is known: `body` is left paused and
 * not destroyed, so that the answer can still be sent.
 */
export function receiveMultipart<Kept>(
  body: Readable,
  headers: IncomingHttpHeaders,
  { field, maxBytes, pace, admit = () => true, take = (_, onRoom) => onRoom(), keep }: ReceiveOptions<Kept>,
): Promise<Receipt<Kept>> {
  const parser = multipartParser(headers, { field, maxBytes });
  if (!parser) return Promise.resolve(malformed("no multipart"));

  return new Promise((resolve, reject) => {
    let total = 0;
    let incoming: Readable | undefined;
    let keeping: Promise<Kept> | undefined;
    const fields = new Map<string, string>();
    let settled = false;
    let periodBytes = 0;
    let waits = false;
    let waited = false;
    let periodsWaited = 0;
    const paceCheck = setInterval(() => {
      if (!waited && periodBytes < pace.bytes) settle({ kind: "stalled" });
      periodsWaited = waits ? periodsWaited + 1 : 0;
      if (periodsWaited > mostPeriodsToWait) settle({ kind: "not-admitted" });
      waited = waits;
      periodBytes = 0;
    }, pace.milliseconds);

    const meter = new Transform({
      transform(chunk: Buffer, _, passOn) {
        if (total === 0 && !admit()) return settle({ kind: "not-admitted" });
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

    /** Stops reading. Returns whether the outcome was still open. */
    function stop(): boolean {
      if (settled) return false;
      settled = true;
      clearInterval(paceCheck);
      body.off("error", onGone).off("close", onClose);
      body.unpipe(meter);
      body.pause();
      // The connection may still break while the answer is sent.
      body.on("error", () => undefined);
      return true;
    }

    function settle(receipt: FailedReceipt): void {
      if (!stop()) return;
      incoming?.destroy(new Error("The file was not received."));
      // Waits for `keep`, which deletes what it has stored, before the caller answers.
      if (keeping) keeping.catch(() => undefined).then(() => resolve(receipt), reject);
      else resolve(receipt);
    }

    function fail(error: unknown): void {
      if (stop()) reject(error instanceof Error ? error : new Error(String(error)));
    }

    function onGone(): void {
      settle({ kind: "gone" });
    }

    function onClose(): void {
      if (!body.readableEnded) onGone();
    }

    parser.on("field", (name, value) => void fields.set(name, value));
    parser.on("file", (fieldName, file, fileName, _encoding, type) => {
      file.on("error", () => settle(malformed("broken multipart")));
      if (fieldName !== field) return settle(malformed("wrong field"));
      if (keeping) return settle(malformed("two files"));
      file.on("limit", () => settle({ kind: "too-large" }));
      incoming = file;
      // The name of a part without a file name is `undefined` here, although its type declaration excludes this.
      keeping = keep({ name: fileName ?? "", type, fields, content: file });
      keeping.then((kept) => {
        if (!file.readableEnded && stop()) resolve({ kind: "received", kept });
      }, fail);
    });
    parser.on("error", () => settle(malformed("broken multipart")));
    parser.on("partsLimit", () => settle(malformed("too many parts")));
    parser.on("finish", () => {
      if (!keeping) return settle(malformed("no file"));
      clearInterval(paceCheck);
      keeping.then((kept) => stop() && resolve({ kind: "received", kept }), fail);
    });

    // The sender may have disconnected before the listeners were added.
    if (body.destroyed) return onGone();
    body.on("error", onGone).on("close", onClose);
    body.pipe(meter).pipe(parser);
  });
}

function multipartParser(
  headers: IncomingHttpHeaders,
  { field, maxBytes }: Pick<ReceiveOptions<unknown>, "field" | "maxBytes">,
): BusboyInstance | undefined {
  const type = headers["content-type"];
  if (type === undefined || !/^multipart\/form-data\s*;/i.test(type)) return undefined;
  try {
    return new Busboy({
      headers: { ...headers, "content-type": type },
      // A part counts as a file even if it has no name.
      isPartAFile: (name, partType, fileName) =>
        name === field || fileName !== undefined || partType === "application/octet-stream",
      limits: { fileSize: maxBytes, files: 2, fields: 10, fieldSize: 4_096, parts: 12, headerPairs: 20 },
    });
  } catch {
    // Throws for a content type without a boundary.
    return undefined;
  }
}
