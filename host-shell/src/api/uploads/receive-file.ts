import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { type FailedReceipt, receiveMultipart, type ReceiveOptions as StreamOptions } from "./receive-multipart.ts";

export type Receipt =
  | { readonly kind: "received"; readonly name: string; readonly type: string; readonly bytes: Uint8Array }
  | FailedReceipt;

export type ReceiveOptions = Omit<StreamOptions<unknown>, "keep">;

/** Reads the one file of a multipart body into memory; see `receiveMultipart`. */
export async function receiveFile(
  body: Readable,
  headers: IncomingHttpHeaders,
  options: ReceiveOptions,
): Promise<Receipt> {
  const receipt = await receiveMultipart(body, headers, {
    ...options,
    async keep({ name, type, content }) {
      const chunks: Buffer[] = [];
      for await (const chunk of content) chunks.push(chunk as Buffer);
      return { name, type, bytes: joined(chunks) };
    },
  });
  return receipt.kind === "received" ? { kind: "received", ...receipt.kept } : receipt;
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
