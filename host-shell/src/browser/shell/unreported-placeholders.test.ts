import { beforeEach, expect, it, vi } from "vitest";
import { isEditing } from "../is-editing.ts";
import { unreportedPlaceholders } from "./unreported-placeholders.ts";

const host = new URL("https://host.example/");
const page = `${location.origin}/fordele`;
const found = (base = host) => unreportedPlaceholders(document, base, isEditing);

beforeEach(() => {
  localStorage.clear();
  history.replaceState(undefined, "", "/fordele?medlem=4711");
  document.body.innerHTML = `
    <div data-widget="cv-check" data-widget-version="1" data-widget-state="ready" data-join-href="/x"></div>
    <div data-site-widget="fees"><script type="application/json">{"plan":"a"}</script></div>`;
});

it("returns the placeholders of the page, without the query of its address", () => {
  expect(found()).toEqual([
    { page, widget: "cv-check", wish: "1", input: { attributes: { joinHref: "/x" }, json: undefined } },
    { page, widget: "fees", wish: "stable", input: { attributes: {}, json: { plan: "a" } } },
  ]);
});

it("returns them once a day for each page", () => {
  vi.useFakeTimers({ now: new Date("2026-03-01T10:00:00Z"), toFake: ["Date"] });
  const counts = ["/fordele", "/fordele", "/andet", "/fordele"].map((path) => {
    history.replaceState(undefined, "", path);
    return found().length;
  });
  expect(counts).toEqual([2, 0, 2, 0]);
  vi.setSystemTime(new Date("2026-03-02T10:00:00Z"));
  expect(found().length).toBe(2);
  vi.useRealTimers();
});

it("returns none on the loader's own site", () => {
  expect(found(new URL(location.origin))).toEqual([]);
  expect(localStorage.length).toBe(0);
});

it("skips placeholders in editing mode", () => {
  document.querySelector("[data-site-widget]")?.setAttribute("data-widget-editing", "confirmed");
  expect(found().map(({ widget }) => widget)).toEqual(["cv-check"]);
});

it("says which placeholders have the attribute for editing mode on a published page", () => {
  document.querySelector("[data-site-widget]")?.setAttribute("data-widget-editing", "");
  expect(found().map(({ widget, editing }) => [widget, editing])).toEqual([
    ["cv-check", undefined],
    ["fees", true],
  ]);
});

it("skips placeholders that are too long for the server, and stops when the report is full", () => {
  const place = (widget: string, length: number) =>
    `<div data-widget="${widget}" data-text="${"æ".repeat(length)}"></div>`;
  document.body.innerHTML = place("long", 5_000) + place("big", 4_000).repeat(9);
  expect(found().map(({ widget }) => widget)).toEqual(["big", "big", "big", "big"]);
});

it("returns none if storage is full", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(found()).toEqual([]);
  vi.restoreAllMocks();
});

it("names a placeholder whose attribute for editing mode was left outside of its shadow root", () => {
  document.body.innerHTML = "<section data-widget-editing><my-card data-widget-shadow></my-card></section>";
  const card = document.querySelector("my-card");
  if (card) card.attachShadow({ mode: "open" }).innerHTML = '<div data-widget="cv-check"></div>';
  expect(found()).toMatchObject([{ widget: "cv-check", editing: true }]);
});
