import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showQuestion } from "./show-question.ts";

const root = document.documentElement;
let place: HTMLElement;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<div><template><link rel="stylesheet" href="/a.css"><div data-widget-root=""><h2>Cookies</h2></div></template></div>';
  place = document.body.querySelector("div")!;
});
afterEach(() => {
  root.removeAttribute("data-consent-overlay");
  vi.useRealTimers();
});

const sheet = () => place.shadowRoot?.querySelector("link");
const text = () => place.shadowRoot?.textContent;
const paint = () => vi.runAllTimersAsync();

it("shows the question after the paint, when its style sheets have arrived", async () => {
  root.setAttribute("data-consent-overlay", "open");
  showQuestion(place);
  expect([sheet(), text()]).toEqual([null, ""]);
  await paint();
  expect([sheet()?.getAttribute("href"), text()]).toEqual(["/a.css", ""]);
  sheet()?.dispatchEvent(new Event("load"));
  await paint();
  expect(text()).toBe("Cookies");
});

it("shows the question also without a style sheet that cannot be loaded", async () => {
  root.setAttribute("data-consent-overlay", "open");
  showQuestion(place);
  await paint();
  sheet()?.dispatchEvent(new Event("error"));
  await paint();
  expect(text()).toBe("Cookies");
});

it("requests nothing for a visitor who has answered", async () => {
  showQuestion(place);
  await paint();
  expect(place.shadowRoot?.childElementCount).toBe(0);
});

it("adds nothing to a widget that was mounted meanwhile", async () => {
  root.setAttribute("data-consent-overlay", "open");
  showQuestion(place);
  await paint();
  place.shadowRoot!.append(Object.assign(document.createElement("div"), { textContent: "Live" }));
  place.shadowRoot!.querySelector("div")!.dataset["widgetRoot"] = "";
  sheet()?.dispatchEvent(new Event("load"));
  await paint();
  expect(text()).toBe("Live");
});

it("leaves a place whose first frame is already shown, as in editing", () => {
  place.replaceChildren();
  showQuestion(place);
  expect(place.shadowRoot).toBeNull();
});
