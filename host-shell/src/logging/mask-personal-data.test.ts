import { expect, it } from "vitest";
import { maskPersonalData } from "./mask-personal-data.ts";

it.each([
  ["/person/010190-1234/1", "/person/xxxxxx-xxxx/1"],
  ["/cpr/0101901234/2026/11", "/cpr/xxxxxxxxxx/2026/11"],
  ["/nope/010190-1234/0101901234x", "/nope/xxxxxx-xxxx/xxxxxxxxxxx"],
  ["1/010190-1234", "1/xxxxxx-xxxx"],
  ["1,010190-1234.2", "1,xxxxxx-xxxx.2"],
  ["010190-1234,020290-1234", "xxxxxx-xxxx,xxxxxx-xxxx"],
  ["cv_010190-1234.pdf", "cv_xxxxxx-xxxx.pdf"],
  ["a0101901234b", "axxxxxxxxxxb"],
  ["/01.01.90/1234/1", "/xx.xx.xx/xxxx/1"],
  ["/01/01/1990/1234/1", "/xx/xx/xxxx/xxxx/1"],
  ["/01011990-1234/1", "/xxxxxxxx-xxxx/1"],
  ["/0 1 0 1 9 0 - 1 2 3 4/1", "/x x x x x x - x x x x/1"],
  ["/010190+1234/1", "/xxxxxx+xxxx/1"],
  ["/010190-2010/1", "/xxxxxx-xxxx/1"],
  ["/610190-1234/1", "/xxxxxx-xxxx/1"],
  ["/\uff10\uff11\uff10\uff11\uff19\uff10-1234/1", "/xxxxxx-xxxx/1"],
])("masks the CPR numbers of %j, whatever is next to them", (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked);
});

it.each([
  ["/nope/010190%201234", "/nope/xxxxxx xxxx"],
  ["/010190%2D1234/1", "/xxxxxx-xxxx/1"],
  ["/010190%252d1234/1", "/xxxxxx-xxxx/1"],
  ["/%30101901234%2f1", "/xxxxxxxxxx/1"],
  ["/a%200101901234", "/a xxxxxxxxxx"],
  ["/010190%E2%80%931234/l%C3%B8n", "/xxxxxx–xxxx/løn"],
  ["/010190%25E2%2580%25931234", "/xxxxxx–xxxx"],
  ["/%EF%BC%90101901234", "/xxxxxxxxxx"],
  ["/010190%FF1234", "/xxxxxx?xxxx"],
  ["/hanne%40firma.dk", "/[e-mail]"],
  ["/hanne%2540firma.dk", "/[e-mail]"],
])("masks what is written in percent codes: %j", (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked);
});

it.each([
  ["/tilmeld/hanne.holm+job@firma.dk/1", "/tilmeld/[e-mail]/1"],
  ["550 <søren@xn--lpe-zna.example>: unknown", "550 <[e-mail]>: unknown"],
  ["r-1:hanne@mail.firma.co.uk=", "r-1:[e-mail]="],
])("masks the e-mail address of %j", (text, masked) => {
  expect(maskPersonalData(text)).toBe(masked);
});

it.each([
  "/l%C3%B8n/100%25",
  "/widgets/cv-check/1.12.0/cv-check-0101901234abcdef01.js",
  "a0101901234b4bf92f3577b34da6a3ce",
  "connect ECONNREFUSED 10.12.10.5:5432",
  "2026-11-12T10:12:10.123Z",
  "1764217996",
  "1764217996123",
  "0101901234567",
  "/310290-1234",
  "node_modules/.store/pkg@1.2.3/index.js",
  "postgres://app@127.0.0.1:5432/app",
  "12345678",
])("leaves %j as it is", (text) => {
  expect(maskPersonalData(text)).toBe(text);
});
