import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { unlistedNames } from "./unlisted-names.ts";

const sources = globSync(
  ["host-shell/src", "shared-runtime/src", "widgets/*/src"].map((root) => `${root}/**/*.{ts,tsx}`),
)
  .filter((path) => !/\.test\.|\/testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

it("finds nothing that our code stores in browsers under a name that the page about cookies does not list", () => {
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.flatMap(unlistedNames)).toEqual([]);
});

const declared = 'const key: LocalKey = "sidebar";';
it.each([
  `${declared} localStorage.setItem(key, "1");`,
  `${declared} window.localStorage.setItem(key, "1"); localStorage.removeItem("old");`,
  'import { heldFileKey } from "./held-file-key.ts"; sessionStorage.setItem(heldFileKey(tool), id);',
  'const files: CacheName = "held-file"; caches.open(files);',
  'const name: CookieName = "signed-in"; return `${name}=1; path=/; secure`;',
  "document.cookie = consentCookie(consent, now, true);",
  '/** localStorage.setItem("x", "y") */ const places = { localStorage: "Lager" };',
])("allows a name that is declared by the table's types: %s", (text) => {
  expect(unlistedNames({ path: "a.ts", text })).toEqual([]);
});

it.each([
  'localStorage.setItem("own", "1");',
  'const key = "own"; localStorage.setItem(key, "1");',
  "localStorage[key] = text;",
  "const storage = window.sessionStorage;",
  'Object.assign(localStorage, { own: "1" });',
  'caches.open("own");',
  'document.cookie = "own=1";',
  'return "own=1; Max-Age=60";',
  'const name = "own"; return `${name}=1; path=/`;',
  'setCookie(c, "own", "1");',
  'headers.append("Set-Cookie", "own=1");',
  'indexedDB.open("own");',
  'navigator.serviceWorker.register("/own.js");',
])("finds a name that is not: %s", (text) => {
  expect(unlistedNames({ path: "a.ts", text })).not.toEqual([]);
});
