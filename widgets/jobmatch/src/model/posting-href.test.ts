import { expect, it } from "vitest";
import { postingHref } from "./posting-href.ts";

it.each([
  ["https://job.example/1", "https://job.example/1"],
  ["http://job.example/1", "http://job.example/1"],
  ["javascript:alert(1)", undefined],
  ["data:text/html,hej", undefined],
  ["/job/1", undefined],
  ["", undefined],
])("turns %j into %s", (url, href) => {
  expect(postingHref(url)).toBe(href);
});
