import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import "./modal-dialogs.ts";

// A long timeout for busy machines. A query that succeeds earlier returns earlier.
configure({ asyncUtilTimeout: 8_000 });

// jsdom has no layout: nothing to scroll, no element at a point, and no sizes to observe.
Object.assign(Element.prototype, { scrollIntoView: () => undefined });
Object.assign(Document.prototype, { elementFromPoint: () => null, elementsFromPoint: () => [] });
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});

// jsdom does not measure how its page was loaded either.
Object.assign(globalThis.performance, { getEntriesByType: () => [] });

afterEach(() => {
  cleanup();
  // Makes code that stores with a delay, or when the page is left, store within the test that caused it.
  window.dispatchEvent(new Event("pagehide"));
});
