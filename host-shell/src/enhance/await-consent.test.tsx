import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { awaitConsent } from "./await-consent.ts";

const root = document.documentElement;
let place: HTMLElement;
let settings: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = `<a href="#cookieindstillinger">Cookieindstillinger</a><div data-site-widget="cookie-consent"></div>`;
  place = document.body.querySelector("div")!;
  settings = document.body.querySelector("a")!;
  place.attachShadow({ mode: "open" }).innerHTML = `<h2 tabindex="-1">Cookies</h2>`;
});
afterEach(() => {
  root.removeAttribute("data-consent-overlay");
  // What follows the document after its test leaves a live widget alone.
  place.dataset["widgetState"] = "ready";
});

const open = () => root.setAttribute("data-consent-overlay", "open");
const isOpen = () => root.hasAttribute("data-consent-overlay");
const nothing = { statistics: false, marketing: false };

it("loads nothing for who has answered, and the loader for who has not", () => {
  const load = vi.fn(async () => {});
  awaitConsent(place, load);
  expect(load).not.toHaveBeenCalled();
  open();
  awaitConsent(place, load);
  expect(load).toHaveBeenCalledOnce();
});

it("hides the question when it is answered elsewhere, and leaves a live widget to itself", () => {
  open();
  const tell = awaitConsent(place, async () => {});
  tell(undefined);
  expect(isOpen()).toBe(true);
  tell(nothing);
  expect(isOpen()).toBe(false);
  open();
  place.dataset["widgetState"] = "ready";
  tell(nothing);
  expect(isOpen()).toBe(true);
});

it("hides what nothing can answer", async () => {
  open();
  awaitConsent(place, async () => {});
  place.dispatchEvent(new Event("widget:failed"));
  expect(isOpen()).toBe(false);
  open();
  awaitConsent(place, () => Promise.reject(new Error("no loader")));
  await vi.waitFor(() => expect(isOpen()).toBe(false));
});

it("brings the widget for a press on the settings, and presses again once it is live", async () => {
  const wanted = vi.fn();
  place.addEventListener("focusin", wanted);
  awaitConsent(place, async () => {});
  settings.click();
  expect(settings.ariaBusy).toBe("true");
  await vi.waitFor(() => expect(wanted).toHaveBeenCalledOnce());
  const pressed = vi.fn();
  settings.addEventListener("click", pressed);
  place.dataset["widgetState"] = "ready";
  place.dispatchEvent(new Event("widget:ready"));
  expect([pressed.mock.calls.length, settings.ariaBusy]).toEqual([1, null]);
});

it("lets the settings be pressed another time where the loader did not arrive", async () => {
  const load = vi.fn(() => Promise.reject(new Error("no loader")));
  awaitConsent(place, load);
  settings.click();
  await vi.waitFor(() => expect(settings.ariaBusy).toBeNull());
  settings.click();
  expect(load).toHaveBeenCalledTimes(2);
});

it("leads from the settings to the question while that is open", () => {
  open();
  awaitConsent(place, async () => {});
  settings.click();
  expect(place.shadowRoot?.activeElement?.textContent).toBe("Cookies");
});
