import { within } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startWidget } from "./start-widget.ts";
import type { Place } from "./shell/page-parts.ts";

const shell = vi.hoisted(() => ({ arrives: async (): Promise<void> => undefined, run: vi.fn(), prepare: vi.fn() }));
const reportMissingShell = vi.hoisted(() => vi.fn());
const repeatInteraction = vi.hoisted(() => vi.fn());
vi.mock("./repeat-interaction.ts", () => ({ repeatInteraction }));
vi.mock("./import-shell.ts", () => ({ importShell: () => shell.arrives().then(() => shell), reportMissingShell }));

beforeEach(() => {
  shell.arrives = async () => undefined;
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

function placeholder(strategy: string, frame = ""): HTMLElement {
  document.body.innerHTML = `<div data-widget="toy" data-widget-load="${strategy}"></div>`;
  const element = document.body.firstElementChild as HTMLElement;
  if (frame) element.attachShadow({ mode: "open" }).innerHTML = `<div data-widget-root>${frame}</div>`;
  return element;
}

const wanted = () => vi.waitFor(() => expect(shell.run).toHaveBeenCalledOnce());
const place = () => shell.run.mock.calls[0]?.[0] as Place;

describe("a placeholder", () => {
  it("says what it waits for, and is handed to the shell when its widget is wanted", async () => {
    const element = placeholder("interaction", "<p>first frame</p>");
    startWidget(element);
    expect(element.dataset["widgetState"]).toBe("waiting");
    element.dispatchEvent(new Event("focusin"));
    expect(element.dataset["widgetState"]).toBe("waiting");
    await wanted();
    expect(element.dataset["widgetState"]).toBe("loading");
    expect(place().element).toBe(element);
    const [, until] = shell.run.mock.calls[0] ?? [];
    expect(until - performance.now()).toBeGreaterThan(11_000);
    expect(until - performance.now()).toBeLessThanOrEqual(12_000);
    expect(shell.prepare).not.toHaveBeenCalled();
  });

  it("that leaves the page is not handed over, and stops what was", async () => {
    const stop = startWidget(placeholder("eager"));
    await wanted();
    expect(place().signal.aborted).toBe(false);
    stop();
    expect(place().signal.aborted).toBe(true);
    startWidget(placeholder("eager"))();
    await Promise.resolve();
    expect(shell.run).toHaveBeenCalledOnce();
  });

  it("gives way to a fallback if not even the shell arrives, until a retry brings it", async () => {
    shell.arrives = () => Promise.reject(new Error("no shell"));
    const element = placeholder("eager");
    startWidget(element);
    await vi.waitFor(() => expect(element.dataset["widgetState"]).toBe("failed"));
    expect(reportMissingShell.mock.calls).toEqual([["toy", new Error("no shell")]]);
    shell.arrives = async () => undefined;
    const root = element.shadowRoot?.querySelector<HTMLElement>("[data-widget-root]") as HTMLElement;
    expect(root.textContent).toContain("Værktøjet kan ikke vises lige nu.");
    within(root).getByRole("button", { name: "Prøv igen" }).click();
    await wanted();
  });

  it("that the page does without is not there for a visitor if not even the shell arrives, and is told of all the same", async () => {
    shell.arrives = () => Promise.reject(new Error("no shell"));
    const element = placeholder("eager", "<p>first frame</p>");
    element.dataset["widgetFallback"] = "none";
    startWidget(element);
    await vi.waitFor(() => expect(element.dataset["widgetState"]).toBe("failed"));
    expect(reportMissingShell.mock.calls).toEqual([["toy", new Error("no shell")]]);
    expect(element.shadowRoot?.textContent).toBe("");
  });

  it("keeps the page where a file is dropped beside its first frame's input, until it sees to that itself", () => {
    const element = placeholder("interaction", "<p>first frame</p>");
    startWidget(element);
    const input = element.appendChild(document.createElement("input"));
    const isKept = (target: Element, type: string): boolean =>
      !target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true, composed: true }));
    expect([isKept(element, "dragover"), isKept(element, "drop"), isKept(input, "drop")]).toEqual([true, true, false]);
    element.dataset["widgetState"] = "ready";
    expect(isKept(element, "drop")).toBe(false);
  });
});

describe("the first thing a visitor does", () => {
  const inside = (element: HTMLElement, selector: string) =>
    element.shadowRoot?.querySelector<HTMLElement>(selector) as HTMLElement;
  const frame = "<p>Beregn</p><div><a href='#x'>Vej</a><label>Fil<input></label><button>Start</button></div>";
  const does = (target: HTMLElement, event: Event) => target.dispatchEvent(event);
  const click = () => new MouseEvent("click", { bubbles: true, composed: true });
  const key = (name: string) => new KeyboardEvent("keydown", { key: name, bubbles: true, composed: true });

  it.each([
    ["a click on a button", "button", click, { type: "click", key: "", path: [1, 2], localName: "button" }],
    [
      "an arrow key",
      "button",
      () => key("ArrowDown"),
      { type: "keydown", key: "ArrowDown", path: [1, 2], localName: "button" },
    ],
    ["a link, which the browser follows", "a", click, undefined],
    ["a field, in which the visitor types", "input", () => key("a"), undefined],
    ["a key that the browser turns into a click", "button", () => key("Enter"), undefined],
  ])("is kept for the widget, or left to the browser: %s", async (_case, selector, event, expected) => {
    const element = placeholder("interaction", frame);
    startWidget(element);
    does(inside(element, selector), event());
    does(inside(element, "p"), click());
    element.dispatchEvent(new Event("focusin"));
    await wanted();
    place().repeatHeld();
    place().repeatHeld();
    const container = element.shadowRoot?.querySelector("[data-widget-root]");
    expect(repeatInteraction.mock.calls).toEqual([
      [container, expected ?? { type: "click", key: "", path: [0], localName: "p" }],
    ]);
  });
});
