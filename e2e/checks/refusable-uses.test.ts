import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { refusableUses } from "./refusable-uses.ts";

const sources = globSync([
  "widgets/*/src/**/*.{ts,tsx}",
  "shared-runtime/src/**/*.{ts,tsx}",
  "host-shell/src/{browser,enhance}/**/*.{ts,tsx}",
  "host-shell/src/pages/**/*.enhance.ts",
  "host-shell/src/pages/session-debug/*.ts",
])
  .filter((path) => !/\.test\.|\/testing\/|\/node\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

it("finds no storage, cookie or history that can throw, anywhere in the browser's code", () => {
  expect(sources.length).toBeGreaterThan(600);
  expect(sources.flatMap(refusableUses)).toEqual([]);
});

it.each([
  'localStorage.getItem("a");',
  "const storage = window.sessionStorage;",
  "consentIn(document.cookie);",
  'window.document.cookie = "a=b";',
  'window.history.replaceState(null, "");',
  'const { history } = window; history.pushState(null, "");',
  'new BroadcastChannel("a");',
  "navigator.sendBeacon(url);",
  "globalThis.indexedDB.open(name);",
  "const cache = await caches.open(name);",
  "try { localStorage.clear(); } catch {}",
])("finds a use that may throw: %s", (text) => {
  expect(refusableUses({ path: "a.ts", text })).toHaveLength(1);
});

it.each([
  'permitted(() => localStorage.getItem("a"));',
  "await permittedLater(async () => (await caches.open(name)).keys());",
  'const places = { localStorage: "Lager" }; places.localStorage;',
  "const { state } = window.history; history.back();",
  "const agent = navigator.userAgent;",
  "/** localStorage.clear() */ type Place = { localStorage: string };",
])("leaves alone what is guarded or harmless: %s", (text) => {
  expect(refusableUses({ path: "a.ts", text })).toEqual([]);
});

it("lets the script of a block, which imports nothing that every page has, use try", () => {
  const text = "try { localStorage.clear(); } catch {}";
  expect(refusableUses({ path: "tabs.enhance.ts", text })).toEqual([]);
});
