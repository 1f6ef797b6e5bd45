import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { codingFor, encodeBody, isKnown } from "./coded-body.ts";

test("every coding contains the same text and has its own tag", async () => {
  const body = await encodeBody("Blåbærgrød ".repeat(100));
  const text = Buffer.from(body.identity.bytes).toString();
  expect(text).toBe("Blåbærgrød ".repeat(100));
  expect(brotliDecompressSync(body.br?.bytes ?? "").toString()).toBe(text);
  expect(gunzipSync(body.gzip?.bytes ?? "").toString()).toBe(text);
  expect(new Set([body.identity.etag, body.br?.etag, body.gzip?.etag]).size).toBe(3);
  expect(body.br?.etag).toMatch(/^"[\w-]{22}-br"$/);
});

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["br;q=0.0,gzip;q=0", "identity"],
  ["BR", "br"],
  ["brotli", "identity"],
  ["", "identity"],
  [undefined, "identity"],
])("a client that accepts %j gets %s", (header, coding) => {
  expect(codingFor(header, { br: true, gzip: true })).toBe(coding);
});

test("a body is sent only in a coding that exists", () => {
  expect(codingFor("br, gzip", { gzip: true })).toBe("gzip");
  expect(codingFor("br, gzip", {})).toBe("identity");
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ["*", true],
  ['"b"', false],
  ["", false],
  [undefined, false],
])("a client with the tags %j has a current copy: %s", (header, known) => {
  expect(isKnown(header, '"a"')).toBe(known);
});
