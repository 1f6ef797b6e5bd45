import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { receiveFile } from "./receive-file.ts";

const headers = { "content-type": "multipart/form-data; boundary=x" };
const options = { field: "file", maxBytes: 1_000_000, idleMs: 10_000 };
const start = (name: string, field = "file") =>
  `--x\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`;
const end = "\r\n--x--\r\n";

describe("receiveFile", () => {
  it("gives the file of the field with its name, whatever small fields stand around it", async () => {
    const note = '--x\r\ncontent-disposition: form-data; name="note"\r\n\r\nhello\r\n';
    const body = Readable.from([note, start("Ærø.pdf"), "%PDF", "-1.7", end].map((part) => Buffer.from(part)));
    expect(await receiveFile(body, headers, options)).toEqual({
      kind: "received",
      name: "Ærø.pdf",
      bytes: new TextEncoder().encode("%PDF-1.7"),
    });
  });

  it("reads no more than a little past the limit from a body that never ends", async () => {
    let given = 0;
    const body = new Readable({
      read() {
        const chunk = given === 0 ? Buffer.from(start("cv.pdf")) : Buffer.alloc(10_000);
        given += chunk.length;
        this.push(chunk);
      },
    });
    expect(await receiveFile(body, headers, options)).toEqual({ kind: "too-large" });
    expect(given).toBeLessThan(options.maxBytes + 200_000);
    expect(body.destroyed).toBe(false);
  });

  it("counts what stands outside the file as well", async () => {
    const body = Readable.from([Buffer.alloc(2_000_000), Buffer.from(start("cv.pdf"))]);
    expect(await receiveFile(body, headers, options)).toEqual({ kind: "too-large" });
  });

  it("gives up on a sender that falls silent", async () => {
    const body = new Readable({ read: () => undefined });
    body.push(start("cv.pdf"));
    expect(await receiveFile(body, headers, { ...options, idleMs: 5 })).toEqual({ kind: "stalled" });
  });

  it("notices a sender that goes away", async () => {
    const body = new Readable({ read: () => undefined });
    body.push(start("cv.pdf"));
    const receipt = receiveFile(body, headers, options);
    body.destroy(new Error("aborted"));
    expect(await receipt).toEqual({ kind: "gone" });
  });

  it.each([
    ["no file", "--x--\r\n"],
    ["wrong field", `${start("cv.pdf", "cv")}%PDF-${end}`],
    ["two files", `${start("cv.pdf")}%PDF-\r\n${start("other.pdf")}%PDF-${end}`],
    ["broken multipart", `${start("cv.pdf")}%PDF-`],
    ["broken multipart", "this is not multipart"],
  ])("says %s of a body that is none", async (reason, text) => {
    expect(await receiveFile(Readable.from([Buffer.from(text)]), headers, options)).toEqual({
      kind: "malformed",
      reason,
    });
  });

  it.each([
    undefined,
    "application/pdf",
    "multipart/form-data",
    "multipart/form-data; charset=utf-8",
    "multipart/mixed; boundary=x",
  ])("does not read a body of type %s", async (type) => {
    const body = new Readable({ read: () => expect.unreachable() });
    const receipt = await receiveFile(body, type === undefined ? {} : { "content-type": type }, options);
    expect(receipt).toEqual({ kind: "malformed", reason: "no multipart" });
  });
});
