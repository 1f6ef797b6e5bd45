import { within } from "@testing-library/dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startWidget } from "./start-widget.ts";
import type { WantedPlace } from "./shell/page-parts.ts";

const shell = vi.hoisted(() => ({ arrives: async (): Promise<void> => undefined, run: vi.fn(), prepare: vi.fn() }));
const reportMissingShell = vi.hoisted(() => vi.fn());
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
const place = () => shell.run.mock.calls[0]?.[0] as WantedPlace;

describe("a placeholder", () => {
  it("is waiting until its widget is wanted, and is then passed to the shell", async () => {
    const element = placeholder("interaction", "<p>first frame</p>");
    startWidget(element);
    expect(element.dataset["widgetState"]).toBe("waiting");
    vi.spyOn(performance, "now").mockReturnValue(5_000);
    element.dispatchEvent(new Event("focusin"));
    expect(element.dataset["widgetState"]).toBe("waiting");
    await wanted();
    expect(element.dataset["widgetState"]).toBe("loading");
    expect(place().element).toBe(element);
    expect(shell.run.mock.calls[0]?.[1]).toBe(17_000);
    expect(shell.prepare).not.toHaveBeenCalled();
  });

  it("that leaves the page is not passed to the shell, or is stopped there", async () => {
    const stop = startWidget(placeholder("eager"));
    await wanted();
    expect(place().signal.aborted).toBe(false);
    stop();
    expect(place().signal.aborted).toBe(true);
    startWidget(placeholder("eager"))();
    await Promise.resolve();
    expect(shell.run).toHaveBeenCalledOnce();
  });

  it("shows the fallback if the shell does not arrive, until a retry loads it", async () => {
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

  it("with fallback none is empty for visitors if the shell does not arrive, and is reported", async () => {
    shell.arrives = () => Promise.reject(new Error("no shell"));
    const element = placeholder("eager", "<p>first frame</p>");
    element.dataset["widgetFallback"] = "none";
    startWidget(element);
    await vi.waitFor(() => expect(element.dataset["widgetState"]).toBe("failed"));
    expect(reportMissingShell.mock.calls).toEqual([["toy", new Error("no shell")]]);
    expect(element.shadowRoot?.textContent).toBe("");
  });

  it("keeps the page when a file is dropped beside the first frame's input, until the widget is ready", () => {
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

describe("the first interaction of a visitor", () => {
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
    ["a click on a link, which the browser follows", "a", click, undefined],
    ["a key in a field, where the visitor types", "input", () => key("a"), undefined],
    ["a key that the browser turns into a click", "button", () => key("Enter"), undefined],
  ])("is kept for the widget, or left to the browser: %s", async (_case, selector, event, expected) => {
    const element = placeholder("interaction", frame);
    startWidget(element);
    does(inside(element, selector), event());
    does(inside(element, "p"), click());
    element.dispatchEvent(new Event("focusin"));
    await wanted();
    expect([place().takeHeld(), place().takeHeld()]).toEqual([
      expected ?? { type: "click", key: "", path: [0], localName: "p" },
      undefined,
    ]);
  });
});
