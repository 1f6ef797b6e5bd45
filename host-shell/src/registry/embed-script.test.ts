import { createContext, runInContext, Script } from "node:vm";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { embedScript } from "./embed-script.ts";

const publicUrl = "https://vaerktoejer.lederkredsen.example";
const baked = embedScript({ publicUrl, requested: "http://10.0.0.1:4000" });
const unset = embedScript({ publicUrl: undefined, requested: "http://127.0.0.1:4000" });

/** The elements that the script adds to a parsed page when it runs in the tag `currentScript`. */
function addedBy(script: string, currentScript: object | null): readonly object[] {
  const added: object[] = [];
  const document = {
    readyState: "interactive",
    currentScript,
    createElement: () => ({}),
    querySelector: () => null,
    head: { appendChild: (element: object) => added.push(element) },
  };
  runInContext(script, createContext({ window: {}, document }));
  return added;
}

test("the script has at most 400 bytes, with and without a public address", () => {
  for (const script of [baked, unset]) expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(400);
});

test("the script takes the loader from the public address, wherever its own tag points", () => {
  const loader = { type: "module", src: `${publicUrl}/loader.js` };
  expect(addedBy(baked, { src: "https://site.example/wp-content/cache/embed.js" })).toEqual([loader]);
  expect(addedBy(baked, null)).toEqual([loader]);
});

test("without a public address the script's own tag names the host, and otherwise the address of the request", () => {
  const at = (src: string) => ({ type: "module", src });
  expect(addedBy(unset, { src: "https://host.example/embed.js?v=2" })).toEqual([at("https://host.example/loader.js")]);
  for (const tag of [{ src: "https://site.example/cache/all.js" }, { src: "" }, null])
    expect(addedBy(unset, tag)).toEqual([at("http://127.0.0.1:4000/loader.js")]);
});

test("while the document is parsed, the loader is fetched and waits", () => {
  const added: object[] = [];
  const waiting: (() => void)[] = [];
  const document = {
    readyState: "loading",
    createElement: () => ({}),
    querySelector: () => ({ nonce: "abc" }),
    addEventListener: (type: string, then: () => void) => type === "DOMContentLoaded" && waiting.push(then),
    head: { appendChild: (element: object) => added.push(element) },
  };
  runInContext(baked, createContext({ window: {}, document }));
  const link = { rel: "modulepreload", href: `${publicUrl}/loader.js`, nonce: "abc" };
  expect(added).toEqual([link]);
  for (const then of waiting) then();
  expect(added).toEqual([link, { type: "module", src: `${publicUrl}/loader.js`, nonce: "abc" }]);
});

test("the nonce of the tag is passed on", () => {
  expect(addedBy(baked, { src: "", nonce: "abc" })).toEqual([
    { type: "module", src: `${publicUrl}/loader.js`, nonce: "abc" },
  ]);
});

test.each([
  ["a browser without currentScript, querySelector and head", { window: {}, document: { createElement: () => ({}) } }],
  ["a worker", {}],
])("the script throws nothing in %s", (_, globals) => {
  expect(() => runInContext(baked, createContext(globals))).not.toThrow();
});

test.each([
  ["a comment without a line break", "// the end", "var after = 1;"],
  ["a statement without a semicolon", "var before = function () {}", "var after = 1;"],
  ["strict mode", '"use strict";', "var after = 1;"],
  ["an expression in brackets", "var before = 0", "(function () { this.after = 1; }).call(window);"],
])("a combined file runs on both sides of the script: %s", (_, before, after) => {
  const added: object[] = [];
  const globals: Record<string, unknown> = {
    document: {
      createElement: () => ({}),
      querySelector: () => null,
      head: { appendChild: (one: object) => added.push(one) },
    },
  };
  globals["window"] = globals;
  new Script(before + baked + after).runInContext(createContext(globals));
  expect([added.length, globals["after"]]).toEqual([1, 1]);
  expect(Object.keys(globals).toSorted()).toEqual(
    ["after", "document", "hostShellEmbed", "window", ...(before.includes("before") ? ["before"] : [])].toSorted(),
  );
});
