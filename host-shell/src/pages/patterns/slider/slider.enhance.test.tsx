import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enhanceSlider } from "./slider.enhance.ts";
import { Slider } from "./slider.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.innerHTML = "";
});

interface Geometry {
  readonly slides: number;
  readonly slideWidth: number;
  readonly trackWidth: number;
}

const gap = 20;

/** A slider with a layout, which jsdom does not have. */
function sliderOf(geometry: Geometry) {
  const { slides: count, slideWidth } = geometry;
  let { trackWidth } = geometry;
  let resized = () => {};
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {}
    },
  );
  document.body.innerHTML = renderToStaticMarkup(
    <Slider label="Citater" slides={Array.from({ length: count }, (_, index) => `Citat ${index + 1}`)} />,
  );
  const found = (selector: string) => document.querySelector<HTMLElement>(selector)!;
  const track = found("[data-track]");
  const content = count * (slideWidth + gap) - gap;
  const scrolled: number[] = [];
  const scroll = (to: number) => {
    track.scrollLeft = Math.max(0, Math.min(to, content - trackWidth));
    track.dispatchEvent(new Event("scroll"));
  };
  Object.defineProperty(track, "clientWidth", { get: () => trackWidth });
  Object.defineProperty(track, "scrollWidth", { value: content });
  track.scrollTo = (options?: ScrollToOptions | number) => {
    const left = typeof options === "object" ? (options.left ?? 0) : 0;
    scrolled.push(left);
    scroll(left);
  };
  for (const [index, slide] of track.querySelectorAll("li").entries()) {
    Object.defineProperty(slide, "offsetLeft", { value: 6 + index * (slideWidth + gap) });
    Object.defineProperty(slide, "offsetWidth", { value: slideWidth });
  }
  enhanceSlider(found("[data-slider]"));
  resized();
  const [previous, next] = document.querySelectorAll<HTMLButtonElement>("[data-step]");
  return {
    previous: previous!,
    next: next!,
    controls: found("[data-controls]"),
    scrolled,
    count: () => found("[data-count]").textContent,
    ends: () => [previous, next].map((button) => button?.getAttribute("aria-disabled")),
    swipe: (to: number) => {
      scroll(to);
      vi.advanceTimersByTime(100);
    },
    resize: (to: number) => {
      trackWidth = to;
      resized();
    },
  };
}

test("the buttons lead to the ends and no further, and stay where they are", () => {
  const { previous, next, count, ends, scrolled } = sliderOf({ slides: 3, slideWidth: 400, trackWidth: 400 });
  expect([count(), ...ends()]).toEqual(["1 af 3", "true", "false"]);
  previous.click();
  next.focus();
  next.click();
  expect([count(), ...ends()]).toEqual(["2 af 3", "false", "false"]);
  next.click();
  expect([count(), ...ends()]).toEqual(["3 af 3", "false", "true"]);
  next.click();
  vi.advanceTimersByTime(1000);
  expect([count(), scrolled]).toEqual(["3 af 3", [420, 840]]);
  expect(document.activeElement).toBe(next);
  expect([previous.disabled, next.disabled, next.hidden]).toEqual([false, false, false]);
});

test("two presses in a row lead to the next but one, while the first scrolling lasts", () => {
  const { next, count, scrolled } = sliderOf({ slides: 5, slideWidth: 400, trackWidth: 400 });
  next.click();
  vi.advanceTimersByTime(50);
  next.click();
  vi.advanceTimersByTime(1000);
  expect([count(), scrolled]).toEqual(["3 af 5", [420, 840]]);
});

test("a swipe changes the count once the slides lie still, without an announcement", () => {
  const { swipe, count, ends } = sliderOf({ slides: 5, slideWidth: 400, trackWidth: 400 });
  swipe(430);
  expect([count(), ...ends()]).toEqual(["2 af 5", "false", "false"]);
  expect(document.querySelector("[aria-live]")).toBeNull();
  swipe(5000);
  expect([count(), ...ends()]).toEqual(["5 af 5", "false", "true"]);
});

test("a press is announced", () => {
  const { next } = sliderOf({ slides: 2, slideWidth: 400, trackWidth: 400 });
  next.click();
  expect(document.querySelector("[aria-live='polite']")?.textContent).toBe("2 af 2");
});

test("if several slides are in view, the count names them, and a press shows the next ones", () => {
  const { next, previous, count, ends } = sliderOf({ slides: 5, slideWidth: 400, trackWidth: 1240 });
  expect([count(), ...ends()]).toEqual(["1–3 af 5", "true", "false"]);
  next.click();
  vi.advanceTimersByTime(1000);
  expect([count(), ...ends()]).toEqual(["3–5 af 5", "false", "true"]);
  previous.click();
  vi.advanceTimersByTime(1000);
  expect([count(), ...ends()]).toEqual(["1–3 af 5", "true", "false"]);
});

test("the last slide counts at the end, although it does not get to the left edge", () => {
  const { swipe, count, ends } = sliderOf({ slides: 4, slideWidth: 560, trackWidth: 890 });
  swipe(5000);
  expect([count(), ...ends()]).toEqual(["4 af 4", "false", "true"]);
});

test("the buttons are shown only while there is more than what is in view, and not hidden below the focus", () => {
  const { resize, controls, count, next } = sliderOf({ slides: 3, slideWidth: 400, trackWidth: 1240 });
  expect(controls.hidden).toBe(true);
  resize(400);
  expect([controls.hidden, count()]).toEqual([false, "1 af 3"]);
  next.focus();
  resize(1240);
  expect([controls.hidden, document.activeElement]).toEqual([false, next]);
});

test("a slider of one slide has no buttons, and one that cannot be measured still has the first count", () => {
  document.body.innerHTML = renderToStaticMarkup(<Slider label="Citater" slides={["Et"]} />);
  expect(document.querySelector("button")).toBeNull();
  const { count, ends } = sliderOf({ slides: 2, slideWidth: -gap, trackWidth: 0 });
  expect([count(), ...ends()]).toEqual(["1 af 2", "true", "false"]);
});

test("the row can be scrolled by keyboard, and is no Tab stop of its own if each slide has a link", () => {
  const rowOf = (hasLinks: boolean) => {
    document.body.innerHTML = renderToStaticMarkup(<Slider label="Citater" slides={["Et"]} hasLinks={hasLinks} />);
    return document.querySelector("[data-track]")?.getAttribute("tabindex");
  };
  expect([rowOf(false), rowOf(true)]).toEqual(["0", null]);
});

test("a link that gets the focus by keyboard brings its slide to the left edge", () => {
  const { scrolled, count } = sliderOf({ slides: 3, slideWidth: 400, trackWidth: 440 });
  for (const slide of document.querySelectorAll("li")) slide.innerHTML = "<a href='/'>Læs</a>";
  const links = document.querySelectorAll("a");
  for (const index of [0, 1, 2, 1]) links[index]?.focus();
  expect([count(), scrolled]).toEqual(["2 af 3", [420, 840, 420]]);
});
