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
  ["*", "br"],
  ["*;q=0.1", "br"],
  ["br;q=0, *", "gzip"],
  ["gzip, *;q=0", "gzip"],
  ["*;q=0", "identity"],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["br;q=0.001", "br"],
  ["identity, gzip;q=0.5", "identity"],
  ["identity;q=0.5, gzip;q=1", "gzip"],
  ["identity;q=0, gzip", "gzip"],
  ["gzip ; q=0.8 ,br ; Q=0.8", "br"],
  ["br;q=0.000, gzip;q=0.", "identity"],
  ["x-gzip", "gzip"],
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
  ['"b","a"', true],
  ['W/"b" , W/"a"', true],
  ['"b,c", "a"', true],
  ['"b, *, c"', false],
  ["a", false],
  ['"ab"', false],
  ["*", true],
  ['"b"', false],
  ["", false],
  [undefined, false],
])("a client with the tags %j has a current copy: %s", (header, known) => {
  expect(isKnown(header, '"a"')).toBe(known);
});
