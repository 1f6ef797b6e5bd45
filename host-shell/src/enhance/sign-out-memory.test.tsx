import { storedItems } from "shared-runtime/storage/stored-items.ts";
import { beforeEach, expect, it, vi } from "vitest";
import { sharedSession } from "./shared-session.ts";
import { forgetTyped, noteSignIn, noteSignOut } from "./sign-out-memory.ts";

/** The key names of one kind in the table. */
const namesIn = (place: "localStorage" | "sessionStorage", stays: boolean) =>
  storedItems
    .filter((item) => item.place === place && stays === !("endsWith" in item))
    .map(({ name }) => name.replaceAll("…", "x"))
    .toSorted();

beforeEach(() => {
  for (const [place, storage] of [
    ["localStorage", localStorage],
    ["sessionStorage", sessionStorage],
  ] as const) {
    storage.clear();
    for (const stays of [true, false]) for (const name of namesIn(place, stays)) storage.setItem(name, "1 2");
  }
});

it("deletes exactly what the table says ends with a sign-out, also the files", () => {
  const deleted = vi.fn(async () => true);
  vi.stubGlobal("caches", { delete: deleted });
  noteSignOut();
  forgetTyped(true);
  sharedSession.forget();
  expect(Object.keys(localStorage).toSorted()).toEqual(namesIn("localStorage", true));
  expect(Object.keys(sessionStorage).toSorted()).toEqual(namesIn("sessionStorage", true));
  expect(deleted.mock.calls).toEqual([["held-file"]]);
  vi.unstubAllGlobals();
});

it("deletes nothing in a tab of somebody who has signed in since", () => {
  localStorage.setItem("signed-out/1", String(Date.now() - 1));
  sessionStorage.removeItem("signed-in/1");
  noteSignIn();
  const before = Object.keys(sessionStorage).length;
  forgetTyped();
  expect(Object.keys(sessionStorage)).toHaveLength(before);
});

it("does nothing where the browser blocks storage", () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(blocked);
  expect(() => {
    noteSignIn();
    noteSignOut();
    forgetTyped();
  }).not.toThrow();
  vi.restoreAllMocks();
});
