import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { whenWanted } from "./when-wanted.ts";

let element: HTMLElement;
let leaving: AbortController;
/** The observed elements. `tell` reports whether an element is in view. */
let seen: {
  readonly target: Element;
  readonly margin: string | undefined;
  readonly tell: (isIntersecting: boolean) => void;
}[];

beforeEach(() => {
  element = document.body.appendChild(document.createElement("div"));
  leaving = new AbortController();
  seen = [];
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      readonly #told: (entries: readonly object[]) => void;
      readonly #margin: string | undefined;
      constructor(told: (entries: readonly object[]) => void, options?: { readonly rootMargin?: string }) {
        this.#told = told;
        this.#margin = options?.rootMargin;
      }
      observe(target: Element) {
        seen.push({ target, margin: this.#margin, tell: (isIntersecting) => this.#told([{ isIntersecting }]) });
      }
      disconnect() {
        seen = [];
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Whether the widget is wanted by now. */
function asked(strategy: string): () => Promise<boolean> {
  let wanted = false;
  void whenWanted(element, strategy, leaving.signal).then(() => {
    wanted = true;
  });
  return async () => {
    await Promise.resolve();
    return wanted;
  };
}

describe("a widget", () => {
  it("is wanted at once if it is eager", async () => {
    expect(await asked("eager")()).toBe(true);
  });

  it.each(["visible", "sometimes", ""])("waits until it is nearly in view if it is %o", async (strategy) => {
    const wanted = asked(strategy);
    expect(seen.map(({ target, margin }) => ({ target, margin }))).toEqual([{ target: element, margin: "200px" }]);
    seen[0]?.tell(false);
    expect(await wanted()).toBe(false);
    seen[0]?.tell(true);
    expect(await wanted()).toBe(true);
    expect(seen).toEqual([]);
  });

  it("is no longer observed after it left the page", async () => {
    asked("visible");
    leaving.abort();
    expect(seen).toEqual([]);
  });

  it("waits until the browser is idle, two seconds at most, if it is idle", async () => {
    let idle: (() => void) | undefined;
    const requestIdleCallback = vi.fn((callback: () => void) => {
      idle = callback;
      return 1;
    });
    vi.stubGlobal("requestIdleCallback", requestIdleCallback);
    const wanted = asked("idle");
    expect(await wanted()).toBe(false);
    expect(requestIdleCallback).toHaveBeenCalledWith(expect.any(Function), { timeout: 2000 });
    idle?.();
    expect(await wanted()).toBe(true);
  });

  it("waits 200 ms if it is idle and the browser has no idle callback", async () => {
    vi.useFakeTimers();
    expect("requestIdleCallback" in window).toBe(false);
    const wanted = asked("idle");
    vi.advanceTimersByTime(199);
    expect(await wanted()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await wanted()).toBe(true);
  });

  it.each(["pointerover", "pointerdown", "focusin", "keydown"])(
    "waits for %s if it is for interaction",
    async (type) => {
      const wanted = asked("interaction");
      expect(await wanted()).toBe(false);
      element.dispatchEvent(new Event(type, { bubbles: true }));
      expect(await wanted()).toBe(true);
    },
  );

  it("ignores interaction after it left the page", async () => {
    const wanted = asked("interaction");
    leaving.abort();
    element.dispatchEvent(new Event("keydown"));
    expect(await wanted()).toBe(false);
  });
});
