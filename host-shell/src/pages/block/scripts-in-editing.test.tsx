import { afterEach, expect, test, vi } from "vitest";
import { drawSample } from "../testing/draw-sample.ts";
import { type BlockSamples, withUid } from "./block-samples.ts";

const samples = import.meta.glob<{ readonly samples: BlockSamples }>("../blocks/*/*.samples.ts", { eager: true });
const scripts = import.meta.glob(["../blocks/*/*.enhance.ts", "../patterns/*/*.enhance.ts"]);

afterEach(() => {
  vi.restoreAllMocks();
  document.body.removeAttribute("data-widget-editing");
});

/** The first sample of every block, as editors see them. */
async function drawAll(): Promise<string> {
  const first = Object.values(samples).flatMap((file) => Object.values(file.samples).slice(0, 1));
  return drawSample(
    first.map((sample, index) => withUid(sample, `s${index}`)),
    { editing: true },
  );
}

test.each(Object.keys(scripts))("%s changes nothing and listens to nothing while an editor edits", async (path) => {
  document.body.innerHTML = await drawAll();
  document.body.setAttribute("data-widget-editing", "");
  history.replaceState(undefined, "", "/selvbetjening?signup=true&product=akasse");
  const before = document.body.innerHTML;
  const listen = vi.spyOn(EventTarget.prototype, "addEventListener");
  const wait = vi.spyOn(globalThis, "setTimeout");
  const observe = vi.fn<() => void>();
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = observe;
      disconnect = observe;
    },
  );
  vi.resetModules();
  await scripts[path]?.();
  expect([listen, wait, observe].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0]);
  expect(document.body.innerHTML).toBe(before);
  expect(document.activeElement).toBe(document.body);
  vi.unstubAllGlobals();
});
