import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";
import "./modal-dialogs.ts";

// Long, for busy machines: a query that succeeds earlier returns earlier.
configure({ asyncUtilTimeout: 8_000 });

// jsdom has no layout, so it has nothing to scroll, nothing at a point, and no sizes to observe.
Object.assign(Element.prototype, { scrollIntoView: () => undefined });
Object.assign(Document.prototype, { elementFromPoint: () => null, elementsFromPoint: () => [] });
Object.assign(globalThis, {
  ResizeObserver: class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
});

// Nor does it measure how its page was loaded.
Object.assign(globalThis.performance, { getEntriesByType: () => [] });

afterEach(() => {
  cleanup();
  // What is stored with a delay, or when the page is left, is stored in the test that wrote it.
  window.dispatchEvent(new Event("pagehide"));
});
