import { afterEach, expect, it, vi } from "vitest";
import { loadLater } from "./load-later.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("requests the files for later after the first contentful paint, and once", () => {
  let seen: (paints: readonly string[]) => void = () => {};
  const disconnect = vi.fn();
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(callback: (list: object, observer: object) => void) {
        seen = (paints) =>
          callback({ getEntriesByName: (name: string) => paints.filter((paint) => paint === name) }, { disconnect });
      }
      observe() {}
    },
  );
  document.head.innerHTML = '<template data-later><link rel="modulepreload" href="/a.js"></template>';
  const links = () => document.head.querySelectorAll("link[href='/a.js']").length;
  loadLater(document);
  seen(["first-paint"]);
  expect([links(), disconnect.mock.calls.length]).toEqual([0, 0]);
  seen(["first-contentful-paint"]);
  seen(["first-contentful-paint"]);
  expect([links(), disconnect.mock.calls.length]).toEqual([1, 2]);
});
