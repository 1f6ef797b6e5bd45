import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Mounted, watchCrashes } from "./watch-crashes.ts";

const mounted = new Set<Mounted>();
const onUnclear = vi.fn();
const onTouch = vi.fn();
watchCrashes({ mounted, platform: "https://host/platform/", onTouch, onUnclear });

const mount = (directory: string) => {
  const entry = { element: document.body.appendChild(document.createElement("div")), directory, crash: vi.fn() };
  mounted.add(entry);
  return entry;
};
beforeEach(() => {
  mounted.clear();
  onUnclear.mockClear();
  document.body.replaceChildren();
  window.dispatchEvent(new Event("click"));
});

/** An error with a stack of these files, innermost first. */
function errorFrom(...files: readonly string[]): Error {
  const error = new Error("broke");
  error.stack = `Error: broke\n${files.map((file) => `    at f (${file}:1:2)`).join("\n")}`;
  return error;
}
const uncaught = (error: unknown, filename = "") => window.dispatchEvent(new ErrorEvent("error", { error, filename }));
const rejected = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event("unhandledrejection"), { reason, promise: Promise.resolve() }));

const one = "https://host/widgets/cv-check/1.2.0/";
const other = "https://host/widgets/cv-check/1.3.0/";
const touch = ({ element }: Mounted) => element.dispatchEvent(new Event("click", { bubbles: true }));
afterEach(() => void vi.useRealTimers());

describe("an uncaught error", () => {
  it("in a shared module is attributed to the widget that called it", () => {
    const [first, second] = [mount(one), mount(other)];
    const error = errorFrom("https://host/platform/platform-1.js", `${other}remoteEntry.js`, `${one}remoteEntry.js`);
    uncaught(error);
    expect(second.crash.mock.calls).toEqual([[error]]);
    expect(first.crash).not.toHaveBeenCalled();
  });

  it("without a stack is attributed by the file of the event", () => {
    const first = mount(one);
    uncaught("a text", `${one}remoteEntry.js`);
    expect(first.crash.mock.calls).toEqual([["a text"]]);
  });

  it("in a promise counts as well, unless it is an aborted call", () => {
    const first = mount(one);
    rejected(Object.assign(new DOMException("given up", "AbortError"), { stack: `at ${one}remoteEntry.js` }));
    expect(first.crash).not.toHaveBeenCalled();
    rejected(errorFrom(`${one}assets/lazy.js`));
    expect(first.crash).toHaveBeenCalledOnce();
  });

  it("of the page is not attributed to a widget", () => {
    const first = mount(one);
    uncaught(errorFrom("https://cms.example/theme.js"));
    touch(first);
    uncaught(undefined, "");
    uncaught(errorFrom("https://cms.example/theme.js", `${one}remoteEntry.js`));
    const error = errorFrom("https://cms.example/theme.js");
    error.stack = `Error: ${one}remoteEntry.js:1:2 is late\n${error.stack}`;
    uncaught(error);
    expect(first.crash).not.toHaveBeenCalled();
    expect(onUnclear).not.toHaveBeenCalled();
  });

  it("is attributed by the stack formats of other browsers too", () => {
    const first = mount(one);
    const error = new Error("broke");
    error.stack = `parse@[native code]\nf@${one}remoteEntry.js:1:2\nonclick@https://cms.example/:3:4`;
    uncaught(error);
    expect(first.crash.mock.calls).toEqual([[error]]);
  });

  it.each([
    ["a text", "text"],
    ["an object", { code: 1 }],
    ["nothing", undefined],
    ["an error of the browser's own", Object.assign(new DOMException("x", "NetworkError"), { stack: undefined })],
  ])("in a promise without a stack (%s) is attributed to the widget that was touched right before", (_case, reason) => {
    vi.useFakeTimers();
    const [first, second] = [mount(one), mount(other)];
    touch(second);
    vi.advanceTimersByTime(500);
    rejected(reason);
    expect([first.crash.mock.calls, second.crash.mock.calls, onUnclear.mock.calls]).toEqual([[], [[reason]], []]);
    vi.advanceTimersByTime(2_000);
    rejected(reason);
    touch(second);
    document.body.dispatchEvent(new Event("click", { bubbles: true }));
    rejected(reason);
    expect([first.crash.mock.calls, second.crash.mock.calls, onUnclear.mock.calls]).toEqual([[], [[reason]], [[], []]]);
  });

  it("of a widget with two instances is attributed to the one touched last, or to both", () => {
    const [first, second] = [mount(one), mount(one)];
    uncaught(errorFrom(`${one}remoteEntry.js`));
    expect([first.crash.mock.calls.length, second.crash.mock.calls.length]).toEqual([1, 1]);
    touch(second);
    touch(mount(other));
    document.body.dispatchEvent(new Event("click", { bubbles: true }));
    uncaught(errorFrom(`${one}remoteEntry.js`));
    expect([first.crash.mock.calls.length, second.crash.mock.calls.length]).toEqual([1, 2]);
  });
});
