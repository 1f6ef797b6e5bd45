import { afterEach, expect, it } from "vitest";
import { forgetState, stateOf } from "./placeholder-state.ts";

afterEach(() => document.body.replaceChildren());

function place(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.querySelector("[data-widget]") as HTMLElement;
}

it("writes the state on the placeholder, where pages read it", () => {
  const element = place('<div data-widget="x"></div>');
  stateOf(element)["widgetState"] = "ready";
  expect(document.body.innerHTML).toBe('<div data-widget="x" data-widget-state="ready"></div>');
  forgetState(element);
  expect(document.body.innerHTML).toBe('<div data-widget="x"></div>');
});

it("does not change content that is being edited, which would be saved with the state", () => {
  const html = '<main contenteditable=""><div data-widget="x"></div></main>';
  const element = place(html);
  stateOf(element)["widgetState"] = "ready";
  stateOf(element)["widgetVersionLoaded"] = "1.0.0";
  expect([document.body.innerHTML, { ...stateOf(element) }]).toEqual([
    html,
    { widgetState: "ready", widgetVersionLoaded: "1.0.0" },
  ]);
  forgetState(element);
  expect({ ...stateOf(element) }).toEqual({});
});
