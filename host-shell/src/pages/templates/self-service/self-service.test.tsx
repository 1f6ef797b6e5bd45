import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { closeBehindFocus, enhanceSidebar, leaveWhenSignedOut } from "./self-service.enhance.ts";

const mark = (age: number) => (document.cookie = `signed-in=1; Max-Age=${age}; Path=/`);
beforeEach(() => void mark(60));
afterEach(() => void mark(0));

it.each([
  ["is told by another tab", () => window.dispatchEvent(new StorageEvent("storage", { key: "member-session/1" }))],
  ["is looked at again", () => document.dispatchEvent(new Event("visibilitychange"))],
  ["comes back from the browser's memory", () => window.dispatchEvent(new Event("pageshow"))],
])("leaves the page of a member who has signed out elsewhere when it %s, and no other", (_, happen) => {
  const reload = vi.fn<() => void>();
  leaveWhenSignedOut(reload);
  happen();
  expect(reload).not.toHaveBeenCalled();
  mark(0);
  happen();
  expect(reload).toHaveBeenCalledTimes(1);
});

it("closes the sheet of the sidebar when the focus moves behind it", () => {
  document.body.innerHTML = `<div id="sheet"><a href="#a">A</a><a href="#b">B</a></div><button type="button">C</button>`;
  const sheet = document.querySelector<HTMLElement>("#sheet")!;
  const [a, b] = document.querySelectorAll("a");
  const hidePopover = vi.fn<() => void>();
  Object.assign(sheet, { hidePopover, matches: (selector: string) => selector === ":popover-open" });
  closeBehindFocus(sheet);
  a?.focus();
  b?.focus();
  expect(hidePopover).not.toHaveBeenCalled();
  document.querySelector("button")?.focus();
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

it("keeps the choice of a member who leaves the page before it was stored", () => {
  document.body.innerHTML = `<nav id="sidebar"><button data-sidebar-toggle type="button">Skjul</button></nav>`;
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: () => undefined }));
  vi.stubGlobal("requestAnimationFrame", () => 0);
  enhanceSidebar(document.querySelector<HTMLElement>("#sidebar")!);
  document.querySelector("button")?.click();
  expect(localStorage.getItem("sidebar")).toBeNull();
  window.dispatchEvent(new Event("pagehide"));
  expect(localStorage.getItem("sidebar")).toBe("collapsed");
  vi.unstubAllGlobals();
  localStorage.clear();
  delete document.documentElement.dataset["sidebar"];
});
