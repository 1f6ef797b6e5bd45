import { expect, test } from "vitest";
import { wordsOfPath } from "./words-of-path.ts";

test.each([
  ["/raad/opsigelse-af-leder.aspx", "/", "raad opsigelse af leder"],
  ["/l%C3%B8n/forhandl_din-l%C3%B8n/", "/", "løn forhandl din"],
  ["/lederkredsen-spring/mentor", "/lederkredsen-spring", "mentor"],
  ["/lederkredsen-springer", "/lederkredsen-spring", "lederkredsen springer"],
  ["/%E0%A4%A/x", "/", "E0 A4"],
  ["/2024/09/14", "/", ""],
  ["/", "/", ""],
  [`/${"a".repeat(10_000)}`, "/", "a".repeat(200)],
  ["/<script>alert(1)</script>", "/", "script alert"],
])("the words of %s below %s are »%s«", (path, root, words) => {
  expect(wordsOfPath(path, root)).toBe(words);
});
