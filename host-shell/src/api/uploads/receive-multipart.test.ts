import { once } from "node:events";
import { Readable } from "node:stream";
import { expect, it, vi } from "vitest";
import { type IncomingFile, receiveMultipart, type ReceiveOptions } from "./receive-multipart.ts";

const headers = { "content-type": "multipart/form-data; boundary=x" };
const start =
  '--x\r\ncontent-disposition: form-data; name="fileName"\r\n\r\nsvar.pdf\r\n' +
  '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n';
const end = "\r\n--x--\r\n";

const optionsWith = <Kept>(keep: (file: IncomingFile) => Promise<Kept>): ReceiveOptions<Kept> => ({
  field: "file",
  maxBytes: 1_000_000,
  pace: { bytes: 1_000, milliseconds: 10_000 },
  keep,
});

/** A body that never ends, and the number of bytes that were read from it. */
function endless() {
  let given = 0;
  const body = new Readable({
    read() {
      const chunk = given === 0 ? Buffer.from(start) : Buffer.alloc(10_000);
      given += chunk.length;
      this.push(chunk);
    },
  });
  return { body, given: () => given };
}

it("hands the file on while it arrives, with the fields before it", async () => {
  const body = Readable.from([Buffer.from(`${start}%PDF-1.7${end}`)]);
  const options = optionsWith(async ({ name, fields, content }) => {
    const chunks = await content.toArray();
    return [name, Object.fromEntries(fields), Buffer.concat(chunks).toString()];
  });
  expect(await receiveMultipart(body, headers, options)).toEqual({
    kind: "received",
    kept: ["a.pdf", { fileName: "svar.pdf" }, "%PDF-1.7"],
  });
});

it("reads no more once the file is not wanted, and leaves the connection open for the answer", async () => {
  const { body, given } = endless();
  const options = optionsWith(async () => "not wanted");
  expect(await receiveMultipart(body, headers, options)).toEqual({ kind: "received", kept: "not wanted" });
  expect([given() < 500_000, body.destroyed]).toEqual([true, false]);
});

it("rejects with what the keeper rejects with", async () => {
  const options = optionsWith(() => Promise.reject(new Error("The disk is broken.")));
  await expect(receiveMultipart(endless().body, headers, options)).rejects.toThrow("The disk is broken.");
});

it("makes a sender wait for a slow keeper", async () => {
  const { body, given } = endless();
  const asked = vi.fn<() => void>();
  const options = optionsWith(async ({ content }) => {
    asked();
    await once(content, "close");
  });
  const receipt = receiveMultipart(body, headers, options);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  expect(given()).toBeLessThan(500_000);
  body.destroy(new Error("The sender has left."));
  expect(await receipt).toEqual({ kind: "gone" });
});

it("answers only when the keeper has undone what it kept of a file that is too large", async () => {
  const events: string[] = [];
  const options = optionsWith(async ({ content }) => {
    try {
      for await (const chunk of content) void chunk;
    } finally {
      await Promise.resolve();
      events.push("undone");
    }
  });
  const receipt = await receiveMultipart(endless().body, headers, options);
  events.push(receipt.kind);
  expect(events).toEqual(["undone", "too-large"]);
});
