import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadLater } from "./load-later.ts";

let paint: (paints: readonly string[]) => void;
const disconnect = vi.fn();

class Face {
  readonly of: readonly unknown[];
  constructor(...of: readonly unknown[]) {
    this.of = of;
  }
  load = async () => void loaded.push(this.of);
}
let loaded: (readonly unknown[])[];
let used: Set<Face>;

beforeEach(() => {
  loaded = [];
  used = new Set();
  vi.stubGlobal("FontFace", Face);
  Object.defineProperty(document, "fonts", { value: used, configurable: true });
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(callback: (list: object, observer: object) => void) {
        paint = (paints) =>
          callback({ getEntriesByName: (name: string) => paints.filter((one) => one === name) }, { disconnect });
      }
      observe() {}
    },
  );
  document.head.innerHTML =
    '<template data-later><link rel="preload" as="font" href="/a.woff2" data-family="LK Text" data-weight="400 700">' +
    '<link rel="modulepreload" href="/a.js"><link rel="modulepreload" href="/b.js"></template>';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "fonts");
});

const requested = () => [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href"));
const face = ["LK Text", 'url("/a.woff2")', { weight: "400 700", display: "optional" }];
const answer = async (href: string, type: "load" | "error" = "load") => {
  document.head.querySelector(`[href="${href}"]`)?.dispatchEvent(new Event(type));
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

/** Answers the page with a delay over a connection. */
function arrive(ms: number, connection?: { readonly rtt: number; readonly downlink: number }, type = "navigate") {
  const entry = { type, requestStart: 10, responseStart: 10 + ms };
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry as unknown as PerformanceEntry]);
  vi.stubGlobal("navigator", { connection });
  vi.spyOn(document, "referrer", "get").mockReturnValue("https://elsewhere.example/");
}

it("requests the modules after the first contentful paint, and once", () => {
  arrive(150);
  loadLater(document);
  paint(["first-paint"]);
  expect([requested(), disconnect.mock.calls.length]).toEqual([[], 0]);
  paint(["first-contentful-paint"]);
  paint(["first-contentful-paint"]);
  expect([requested(), disconnect.mock.calls.length]).toEqual([["/a.js", "/b.js"], 2]);
});

it("loads fonts for the next page on a slow connection, after the modules and also if one of these fails", async () => {
  arrive(150);
  loadLater(document);
  paint(["first-contentful-paint"]);
  await answer("/b.js", "error");
  expect(loaded).toEqual([]);
  await answer("/a.js");
  expect([loaded, used.size]).toEqual([[face], 0]);
});

it("requests and uses fonts at once on a quick connection, and other files later", async () => {
  arrive(40, { rtt: 50, downlink: 10 });
  loadLater(document);
  expect([requested(), [...used].map(({ of }) => of)]).toEqual([["/a.woff2"], [face]]);
  paint(["first-contentful-paint"]);
  await answer("/a.js");
  await answer("/b.js");
  expect([requested(), loaded]).toEqual([["/a.woff2", "/a.js", "/b.js"], []]);
});

it.each([
  ["whose browser tells nothing of a quick connection", () => arrive(40), ["/a.woff2"]],
  ["whose browser expects long round trips", () => arrive(40, { rtt: 300, downlink: 10 }), []],
  ["whose browser expects few megabits", () => arrive(40, { rtt: 50, downlink: 1.4 }), []],
  ["who reloads the page on a slow connection", () => arrive(400, undefined, "reload"), ["/a.woff2"]],
  [
    "who comes from a page of the same site on a slow connection",
    () => {
      arrive(400);
      vi.spyOn(document, "referrer", "get").mockReturnValue(`${location.origin}/raad`);
    },
    ["/a.woff2"],
  ],
])("decides about the fonts of a visitor %s", (_, arriving, expected) => {
  arriving();
  loadLater(document);
  expect(requested()).toEqual(expected);
});
