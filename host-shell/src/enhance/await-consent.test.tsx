import { type ConsentAdapter, giveAdapter } from "shared-runtime/consent/consent-adapter.ts";
import { consentIn } from "shared-runtime/consent/kept-consent.ts";
import { forgetConsent } from "shared-runtime/testing/forget-consent.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { awaitConsent } from "./await-consent.ts";
import { watchConsent } from "./watch-consent.ts";

const root = document.documentElement;
let place: HTMLElement;
let settings: HTMLElement;
beforeEach(() => {
  root.dataset["asksConsent"] = "";
  document.body.innerHTML = `<main tabindex="-1"></main><a href="#cookieindstillinger">Cookieindstillinger</a><div data-site-widget="cookie-consent"></div>`;
  place = document.body.querySelector("div")!;
  settings = document.body.querySelector("a")!;
  place.attachShadow({ mode: "open" }).innerHTML = `<div role="status"></div>
    <section data-consent-saved="Gemt."><h2 tabindex="-1">Cookies</h2><button data-consent-answer="necessary">Nej</button>
    <button>Tilpas</button><button data-consent-answer="all">Ja</button></section>`;
});
afterEach(() => {
  forgetConsent();
  root.removeAttribute("data-consent-overlay");
  delete root.dataset["asksConsent"];
  // Listeners of earlier tests ignore a live widget.
  place.dataset["widgetState"] = "ready";
});

const open = () => root.setAttribute("data-consent-overlay", "open");
const isOpen = () => root.hasAttribute("data-consent-overlay");
const nothing = { statistics: false, marketing: false };
const other: ConsentAdapter = { current: () => undefined, follow: () => () => {}, open: () => {} };

it("loads the loader only for visitors who have not answered", () => {
  const load = vi.fn(async () => {});
  awaitConsent(place, load);
  expect(load).not.toHaveBeenCalled();
  open();
  awaitConsent(place, load);
  expect(load).toHaveBeenCalledOnce();
});

it("hides the question when it is answered elsewhere, unless the widget is live", () => {
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

it("hides the question if the widget or the loader fails", async () => {
  open();
  awaitConsent(place, async () => {});
  place.dispatchEvent(new Event("widget:failed"));
  expect(isOpen()).toBe(false);
  open();
  awaitConsent(place, () => Promise.reject(new Error("no loader")));
  await vi.waitFor(() => expect(isOpen()).toBe(false));
});

it("hides the question if the page has another consent tool, or gets one", () => {
  open();
  awaitConsent(place, async () => {});
  giveAdapter(other);
  expect(isOpen()).toBe(false);
  open();
  awaitConsent(place, async () => {});
  expect(isOpen()).toBe(false);
});

it("loads the widget on a click on the settings, and repeats the click once it is live", async () => {
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

it("lets the settings be clicked again if the loader fails", async () => {
  const load = vi.fn(() => Promise.reject(new Error("no loader")));
  awaitConsent(place, load);
  settings.click();
  await vi.waitFor(() => expect(settings.ariaBusy).toBeNull());
  settings.click();
  expect(load).toHaveBeenCalledTimes(2);
});

it("moves the focus from the settings to the open question", () => {
  open();
  awaitConsent(place, async () => {});
  settings.click();
  expect(place.shadowRoot?.activeElement?.textContent).toBe("Cookies");
});

const buttons = () => [...(place.shadowRoot?.querySelectorAll("button") ?? [])];
const kept = () => consentIn(document.cookie, Date.now());
const touch = (element: Element | undefined) => {
  for (const type of ["pointerover", "pointerdown", "focusin", "keydown"])
    element?.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
};

it.each([
  ["what is necessary", 0, nothing],
  ["all", 2, { statistics: true, marketing: true }],
])("keeps the answer that allows %s at once, without passing events to the widget", (_what, index, consent) => {
  const interaction = vi.fn();
  for (const type of ["pointerover", "pointerdown", "focusin", "keydown", "click"])
    place.addEventListener(type, interaction, { capture: true });
  const told = vi.fn();
  window.addEventListener("consent:changed", ({ detail }: CustomEventInit<unknown>) => told(detail), { once: true });
  open();
  watchConsent(awaitConsent(place, async () => {}));
  const button = buttons()[index];
  touch(button);
  button?.focus();
  button?.click();
  expect([kept(), isOpen(), told.mock.calls, interaction.mock.calls]).toEqual([consent, false, [[consent]], []]);
  expect(place.shadowRoot?.querySelector("[role=status]")?.textContent).toBe("Gemt.");
  expect(document.activeElement?.localName).toBe("main");
});

it("returns the focus to where it was before the question", () => {
  open();
  watchConsent(awaitConsent(place, async () => {}));
  settings.focus();
  buttons()[0]?.focus();
  buttons()[0]?.click();
  expect(document.activeElement).toBe(settings);
});

it("leaves the other buttons to the widget, and every click once it is live", () => {
  const interaction = vi.fn();
  place.addEventListener("click", interaction);
  open();
  watchConsent(awaitConsent(place, async () => {}));
  buttons()[1]?.click();
  place.dataset["widgetState"] = "ready";
  buttons()[2]?.click();
  expect([interaction.mock.calls.length, kept(), isOpen()]).toEqual([2, undefined, true]);
});
