import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadLater } from "./load-later.ts";

let paint: (paints: readonly string[]) => void;
const disconnect = vi.fn();

beforeEach(() => {
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
    '<template data-later><link rel="preload" as="font" href="/a.woff2"><link rel="modulepreload" href="/a.js"></template>';
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const requested = () => [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href"));

/** Answers the page with a delay over a connection. */
function arrive(ms: number, connection?: { readonly rtt: number; readonly downlink: number }, type = "navigate") {
  const entry = { type, requestStart: 10, responseStart: 10 + ms };
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry as unknown as PerformanceEntry]);
  vi.stubGlobal("navigator", { connection });
  vi.spyOn(document, "referrer", "get").mockReturnValue("https://elsewhere.example/");
}

it("requests the files for later after the first contentful paint, and once", () => {
  arrive(150);
  loadLater(document);
  paint(["first-paint"]);
  expect([requested(), disconnect.mock.calls.length]).toEqual([[], 0]);
  paint(["first-contentful-paint"]);
  paint(["first-contentful-paint"]);
  expect([requested(), disconnect.mock.calls.length]).toEqual([["/a.woff2", "/a.js"], 2]);
});

it("requests fonts at once on a quick connection, and other files later", () => {
  arrive(40, { rtt: 50, downlink: 10 });
  loadLater(document);
  expect(requested()).toEqual(["/a.woff2"]);
  paint(["first-contentful-paint"]);
  expect(requested()).toEqual(["/a.woff2", "/a.js"]);
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
