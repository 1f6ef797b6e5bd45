import { expect, test } from "vitest";
import { requestedTool } from "./requested-tool.ts";

test("the query of a tool's address has the attributes of its placeholder", () => {
  const query = new URLSearchParams({
    "data-join-href": "/bliv-medlem",
    "data-hint2-text": "Æ",
    "data-widget-version": "1.4",
    "data-widget-fallback": "none",
  });
  expect(requestedTool("cv-check", query)).toEqual({
    name: "cv-check",
    version: "1.4",
    load: "eager",
    fallback: "none",
    props: { joinHref: "/bliv-medlem", hint2Text: "Æ" },
    attributes: { "data-join-href": "/bliv-medlem", "data-hint2-text": "Æ" },
  });
});

test("other names, and those of the loader, are not passed on", () => {
  const names = [
    "utm_source",
    "onclick",
    "data-",
    "data--x",
    "data-x-",
    "data-X",
    'data-x"',
    "data-widget",
    "data-widget-state",
    "data-widget-load",
    "data-site-widget",
    "data-site-widget-version",
    "data-widget-editing",
  ];
  const query = new URLSearchParams(names.map((name) => [name, "x"]));
  expect(requestedTool("cv-check", query)).toMatchObject({
    version: "stable",
    load: "eager",
    props: {},
    attributes: {},
  });
});
