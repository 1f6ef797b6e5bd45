import { act, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { toJsonSchema } from "@valibot/to-json-schema";
import { renderToStaticMarkup } from "react-dom/server";
import { giveAdapter } from "shared-runtime/consent/consent-adapter.ts";
import { keepConsent } from "shared-runtime/consent/keep-consent.ts";
import { consentIn } from "shared-runtime/consent/kept-consent.ts";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { showAllScreens } from "shared-runtime/testing/show-all-screens.ts";
import { wronglyDocumentedProps } from "shared-runtime/testing/documented-props.ts";
import { forgetConsent } from "shared-runtime/testing/forget-consent.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { firstFrame, mount, propsSchema, texts } from "./widget.tsx";

let container: HTMLElement;
let page: HTMLElement;
beforeEach(() => {
  forgetConsent();
  // jsdom has no layout to observe.
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = `<main tabindex="-1"><button>Læs</button><a href="#cookieindstillinger">Cookieindstillinger</a>
    <button data-cookie-settings>Ret</button></main>`;
  container = page.appendChild(document.createElement("div"));
});
const running: (() => void)[] = [];
afterEach(() => {
  for (const stop of running.splice(0)) act(stop);
  page.remove();
  vi.unstubAllGlobals();
});

const start = (attributes: Readonly<Record<string, string>> = {}, editing = false) => {
  const crashes: unknown[] = [];
  const host = { element: container, apiUrl: "http://localhost/api/", editing, onCrash: crashes.push.bind(crashes) };
  act(() => void running.push(mount(container, { attributes, json: undefined }, host).unmount));
  return { crashes, seen: within(container), onPage: within(page) };
};
const kept = () => consentIn(document.cookie, Date.now());
const isOpen = () => document.documentElement.dataset["consentOverlay"] === "open";
const regions = () => within(container).queryAllByRole("region").length;
const press = (name: string) => userEvent.click(within(page).getByRole("button", { name }));

it("renders the same as its first frame, so that nothing moves", () => {
  container.innerHTML = renderToStaticMarkup(firstFrame(texts));
  const before = container.innerHTML;
  start();
  // The parser merges adjacent text nodes.
  container.normalize();
  expect(container.innerHTML).toBe(before);
});

it.each([
  ["Kun nødvendige", { statistics: false, marketing: false }],
  ["Acceptér alle", { statistics: true, marketing: true }],
])("asks in a region without taking the focus, and keeps the answer %s", async (name, consent) => {
  const { crashes, seen } = start();
  expect(seen.getByRole("region", { name: texts.title })).toBeDefined();
  expect([isOpen(), document.activeElement === document.body]).toEqual([true, true]);
  expect(await axeFindings(container)).toEqual([]);
  await press(name);
  expect([kept(), isOpen(), regions(), crashes]).toEqual([consent, false, 0, []]);
  expect(seen.getByRole("status").textContent).toBe(texts.saved);
});

it("gives its three buttons the same look", () => {
  const { seen } = start();
  const looks = new Set(seen.getAllByRole("button").map(({ className }) => className));
  expect([seen.getAllByRole("button").map(({ textContent }) => textContent), looks.size]).toEqual([
    ["Kun nødvendige", "Tilpas", "Acceptér alle"],
    1,
  ]);
});

it("opens the categories with only the necessary one ticked, and keeps what is ticked", async () => {
  const { seen } = start();
  await press("Tilpas");
  expect(document.activeElement).toBe(seen.getByRole("heading", { name: texts.settingsTitle }));
  const boxes = seen.getAllByRole<HTMLInputElement>("checkbox");
  expect(boxes.map(({ id, checked, disabled }) => [id, checked, disabled])).toEqual([
    ["necessary", true, true],
    ["statistics", false, false],
    ["marketing", false, false],
  ]);
  expect(await axeFindings(container)).toEqual([]);
  await userEvent.click(seen.getByRole("checkbox", { name: "Statistik" }));
  await press("Gem valg");
  expect([kept(), regions()]).toEqual([{ statistics: true, marketing: false }, 0]);
});

it("cannot be closed before there is an answer", async () => {
  const { seen } = start();
  await press("Tilpas");
  await userEvent.keyboard("{Escape}");
  expect([seen.queryByText(texts.close), regions(), kept()]).toEqual([null, 1, undefined]);
});

it("stays closed after an answer, reopens from a control of the page, and returns the focus to it", async () => {
  keepConsent({ statistics: true, marketing: false });
  const { seen, onPage } = start();
  expect([regions(), isOpen()]).toEqual([0, false]);
  for (const control of [onPage.getByRole("link"), onPage.getByRole("button", { name: "Ret" })]) {
    await userEvent.click(control);
    expect(seen.getByRole<HTMLInputElement>("checkbox", { name: "Statistik" }).checked).toBe(true);
    expect([isOpen(), document.activeElement]).toEqual([true, seen.getByRole("heading")]);
    await press(texts.close);
    expect([regions(), isOpen(), document.activeElement]).toEqual([0, false, control]);
  }
  expect(kept()).toEqual({ statistics: true, marketing: false });
});

it("moves the focus from such a control to the question if there is no answer yet", async () => {
  const { seen, onPage } = start();
  await userEvent.click(onPage.getByRole("link", { name: "Cookieindstillinger" }));
  expect(document.activeElement).toBe(seen.getByRole("heading", { name: texts.title }));
});

it("returns the focus to the previously focused element", async () => {
  const { onPage } = start();
  onPage.getByRole("button", { name: "Læs" }).focus();
  await press("Acceptér alle");
  expect(document.activeElement).toBe(onPage.getByRole("button", { name: "Læs" }));
});

it("closes when the visitor answers in another tab", async () => {
  start();
  document.cookie = `cookie-consent=1.${Math.floor(Date.now() / 1000)}.11; Path=/`;
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  expect([regions(), isOpen()]).toEqual([0, false]);
});

it("never opens beside another consent tool, and opens that one instead", async () => {
  const open = vi.fn();
  const { onPage } = start();
  await act(async () => giveAdapter({ current: () => undefined, follow: () => () => {}, open }));
  expect([regions(), isOpen()]).toEqual([0, false]);
  await userEvent.click(onPage.getByRole("link"));
  expect([regions(), open.mock.calls.length]).toEqual([0, 1]);
});

it("shows an editor every text, does not ask, and changes no attribute of the placeholder", async () => {
  const { seen } = start({ title: "Om cookies" }, true);
  await showAllScreens(container);
  expect(container.getAttributeNames()).toEqual([]);
  const shown = container.textContent ?? "";
  expect(seen.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual([
    "Om cookies",
    texts.settingsTitle,
  ]);
  const unseen = Object.entries(texts).filter(([, text]) => !shown.includes(text));
  // The page overrides the first of these; the other is an address and not a text.
  expect(unseen.map(([key]) => key)).toEqual(["title", "policyHref"]);
  expect(isOpen()).toBe(false);
});

it("takes every text as a prop, and nothing else", () => {
  const { properties } = toJsonSchema(propsSchema, { typeMode: "input", errorMode: "ignore" });
  expect(Object.keys(properties ?? {})).toEqual(Object.keys(texts));
});

it("leaves the page as it was when it is removed", () => {
  start();
  for (const stop of running.splice(0)) act(stop);
  expect([container.childNodes.length, isOpen(), document.documentElement.style.cssText]).toEqual([0, false, ""]);
});

it("has all props and their defaults in the README", () => {
  const readme = `${import.meta.dirname}/../README.md`;
  expect(wronglyDocumentedProps(readme, propsSchema, texts)).toEqual([]);
});
