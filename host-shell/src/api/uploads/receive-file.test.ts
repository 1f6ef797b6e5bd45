import { Readable } from "node:stream";
import { afterEach, describe, expect, it, vi } from "vitest";
import { receiveFile, type Receipt, type ReceiveOptions } from "./receive-file.ts";

const headers = { "content-type": "multipart/form-data; boundary=x" };
const options: ReceiveOptions = {
  field: "file",
  maxBytes: 1_000_000,
  pace: { bytes: 1_000, milliseconds: 10_000 },
  take: (_, onRoom) => onRoom(),
};
const start = (name: string, field = "file") =>
  `--x\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/pdf\r\n\r\n`;
const end = "\r\n--x--\r\n";

describe("receiveFile", () => {
  it("returns the file of the field with its name, among other small fields", async () => {
    const note = '--x\r\ncontent-disposition: form-data; name="note"\r\n\r\nhello\r\n';
    const body = Readable.from([note, start("Ærø.pdf"), "%PDF", "-1.7", end].map((part) => Buffer.from(part)));
    expect(await receiveFile(body, headers, options)).toEqual({
      kind: "received",
      name: "Ærø.pdf",
      type: "application/pdf",
      bytes: new TextEncoder().encode("%PDF-1.7"),
    });
  });

  it("reads only a little past the limit of an endless body", async () => {
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

  it("counts the bytes outside the file too", async () => {
    const body = Readable.from([Buffer.alloc(2_000_000), Buffer.from(start("cv.pdf"))]);
    expect(await receiveFile(body, headers, options)).toEqual({ kind: "too-large" });
  });

  describe("a sender that is slow", () => {
    afterEach(() => void vi.useRealTimers());

    function sender(changes: Partial<ReceiveOptions> = {}) {
      vi.useFakeTimers();
      const body = new Readable({ read: () => undefined });
      body.push(start("cv.pdf"));
      let receipt: Receipt | undefined;
      void receiveFile(body, headers, { ...options, ...changes }).then((received) => (receipt = received));
      return { body, receipt: () => receipt };
    }

    it("is given up if it sends less than the minimum", async () => {
      const { body, receipt } = sender();
      for (let second = 0; second < 10 && receipt() === undefined; second += 1) {
        body.push("a");
        await vi.advanceTimersByTimeAsync(1_000);
      }
      expect(receipt()).toEqual({ kind: "stalled" });
      expect(body.destroyed).toBe(false);
    });

    it("may continue as long as it keeps the pace", async () => {
      const { body, receipt } = sender();
      for (let piece = 0; piece < 10; piece += 1) {
        body.push("a".repeat(1_000));
        await vi.advanceTimersByTimeAsync(10_000);
      }
      expect(receipt()).toBeUndefined();
      body.push(end);
      body.push(null);
      await vi.advanceTimersByTimeAsync(0);
      expect(receipt()).toMatchObject({ kind: "received", bytes: new Uint8Array(10_000).fill(97) });
    });

    it("is not charged for the time that it has to wait", async () => {
      const rooms: (() => void)[] = [];
      const { body, receipt } = sender({ take: (_, onRoom) => void rooms.push(onRoom) });
      body.push(null);
      await vi.advanceTimersByTimeAsync(20_000);
      expect(receipt()).toBeUndefined();
      expect(rooms).toHaveLength(1);
      rooms[0]?.();
      await vi.advanceTimersByTimeAsync(0);
      expect(receipt()).toEqual({ kind: "malformed", reason: "broken multipart" });
    });

    it("gets an answer after three periods without memory", async () => {
      const { receipt } = sender({ take: () => undefined });
      await vi.advanceTimersByTimeAsync(29_999);
      expect(receipt()).toBeUndefined();
      await vi.advanceTimersByTimeAsync(1);
      expect(receipt()).toEqual({ kind: "not-admitted" });
    });
  });

  it("notices a sender that disconnects", async () => {
    const body = new Readable({ read: () => undefined });
    body.push(start("cv.pdf"));
    const receipt = receiveFile(body, headers, options);
    body.destroy(new Error("aborted"));
    expect(await receipt).toEqual({ kind: "gone" });
  });

  it("notices a sender that has disconnected before", async () => {
    const body = new Readable({ read: () => undefined });
    body.on("error", () => undefined).destroy(new Error("aborted"));
    await new Promise(setImmediate);
    expect(await receiveFile(body, headers, options)).toEqual({ kind: "gone" });
  });

  it.each([
    ["no file", "--x--\r\n"],
    ["wrong field", `${start("cv.pdf", "cv")}%PDF-${end}`],
    ["two files", `${start("cv.pdf")}%PDF-\r\n${start("other.pdf")}%PDF-${end}`],
    ["broken multipart", `${start("cv.pdf")}%PDF-`],
    ["broken multipart", "this is not multipart"],
  ])("reports »%s« for a body that cannot be accepted", async (reason, text) => {
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
