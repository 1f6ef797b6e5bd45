import { expect, it } from "vitest";
import { hrefOr, joinPage } from "./default-pages.ts";

it("is the given address as it is, or else the page of the site that serves the widget", () => {
  const host = { apiUrl: "https://vaert.example/api/" };
  expect([hrefOr("/bliv-medlem", joinPage, host), hrefOr(undefined, joinPage, host)]).toEqual([
    "/bliv-medlem",
    "https://vaert.example/indmeldelse",
  ]);
});
