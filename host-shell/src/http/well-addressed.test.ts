import { expect, it } from "vitest";
import { isWellAddressed } from "./well-addressed.ts";

const asked = (url: string, hosts: readonly string[], httpVersion = "1.1") =>
  isWellAddressed({ url, httpVersion, rawHeaders: ["Accept", "*/*", ...hosts.flatMap((host) => ["HoSt", host])] });

it.each([
  "lk.example",
  "LK.example:4000",
  "lk.example.",
  "under_score.example",
  "127.0.0.1:0",
  "[::1]:4000",
  "[::ffff:127.0.0.1]",
])("takes the host %s", (host) => {
  expect(asked("/", [host])).toBe(true);
});

it.each([
  "",
  "lk.example, evil.example",
  "lk.example evil.example",
  "lk.example/path",
  "lk.example?x",
  "user@lk.example",
  "lk.example:",
  "lk.example:65536",
  "lk.example:80:80",
  "lk%2eexample",
  "::1",
  "[::1",
  "æ.example",
])("refuses the host %j", (host) => {
  expect(asked("/", [host])).toBe(false);
});

it("refuses two hosts, also the same twice", () => {
  expect(asked("/", ["lk.example", "evil.example"])).toBe(false);
  expect(asked("/", ["lk.example", "lk.example"])).toBe(false);
});

it("takes a request without a host from HTTP/1.0 alone", () => {
  expect([asked("/", []), asked("/", [], "1.0"), asked("http://lk.example/", [], "1.0")]).toEqual([false, true, false]);
});

it.each([
  ["http://lk.example/cv-tjek", "lk.example", true],
  ["HTTP://LK.example:80/", "lk.example", true],
  ["https://lk.example/", "lk.example:443", true],
  ["http://evil.example/", "lk.example", false],
  ["http://lk.example:81/", "lk.example", false],
  ["http://lk.example@evil.example/", "lk.example", false],
  ["http://user@lk.example/", "lk.example", false],
  ["http:///", "lk.example", false],
  ["ftp://lk.example/", "lk.example", false],
  ["lk.example:443", "lk.example", false],
  ["", "lk.example", false],
])("compares the host of the whole address %s with %s", (url, host, isTaken) => {
  expect(asked(url, [host])).toBe(isTaken);
});

it("takes a question about the whole server", () => {
  expect(asked("*", ["lk.example"])).toBe(true);
});
