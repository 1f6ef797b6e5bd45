import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetDraft } from "./draft-storage.ts";
import { keptDraft } from "./kept-draft.ts";

const draftOf = (options: { readonly machineId?: string; readonly schemaVersion?: number } = {}) =>
  keptDraft<{ readonly name: string; readonly days: readonly string[] }>({
    machineId: "tur",
    schemaVersion: 1,
    data: { name: v.string(), days: v.array(v.string()) },
    ...options,
  });
const stored = () => {
  window.dispatchEvent(new Event("pagehide"));
  return window.sessionStorage.getItem("draft/tur");
};

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("returns what was kept, until it is forgotten", () => {
  expect(draftOf().read()).toBeUndefined();
  draftOf().keep({ name: "Bo", days: ["fredag"] });
  expect(draftOf().read()).toEqual({ name: "Bo", days: ["fredag"] });
  expect(JSON.parse(stored()!)).toEqual({ schemaVersion: 1, machineId: "tur", data: { name: "Bo", days: ["fredag"] } });
  draftOf().forget();
  expect([draftOf().read(), stored()]).toEqual([undefined, null]);
});

it("stores what was written in a moment together, and at once when the page is left or hidden", () => {
  vi.useFakeTimers();
  const setItem = vi.spyOn(Storage.prototype, "setItem");
  for (const name of ["B", "Bo"]) draftOf().keep({ name });
  vi.advanceTimersByTime(249);
  expect(setItem).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(setItem).toHaveBeenCalledTimes(1);
  expect(setItem.mock.lastCall?.[1]).toContain("Bo");
  for (const [count, event] of ["pagehide", "visibilitychange", "pagehide"].entries()) {
    draftOf().keep({ name: event });
    document.dispatchEvent(new Event(event, { bubbles: true }));
    expect(setItem).toHaveBeenCalledTimes(count + 2);
  }
  vi.runAllTimers();
  expect(setItem).toHaveBeenCalledTimes(4);
});

it("stores nothing after it was forgotten", () => {
  draftOf().keep({ name: "Bo" });
  forgetDraft("tur");
  expect(stored()).toBeNull();
});

it("keeps no field without a schema", () => {
  draftOf().keep({ name: "Bo", account: "1234567890" });
  expect(stored()).not.toContain("1234567890");
});

it("says that a draft is of an older version, and returns the values that still fit", () => {
  draftOf().keep({ name: "Bo", days: "fredag" });
  const newer = draftOf({ schemaVersion: 2 });
  expect([newer.isOutdated(), newer.read()]).toEqual([true, { name: "Bo" }]);
  expect(draftOf().isOutdated()).toBe(false);
});

it.each([
  ["text", "not JSON"],
  ["a number", "7"],
  ["another form", JSON.stringify({ schemaVersion: 1, machineId: "andet", data: { name: "Bo" } })],
  ["no data", JSON.stringify({ schemaVersion: 1, machineId: "tur" })],
])("returns nothing if the storage holds %s", (_, text) => {
  window.sessionStorage.setItem("draft/tur", text);
  expect(draftOf().read()).toBeUndefined();
});

it("does not keep a draft of more than 500 000 characters, and leaves the previous one", () => {
  draftOf().keep({ name: "Bo" });
  expect(stored()).not.toBeNull();
  draftOf().keep({ name: "x".repeat(500_001) });
  expect(draftOf().read()).toEqual({ name: "Bo" });
});

describe("without storage", () => {
  it.each([
    ["getItem", undefined],
    ["setItem", undefined],
    ["removeItem", { name: "Bo" }],
  ] as const)("goes on when %s is forbidden or full", (call, left) => {
    vi.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException("no", "QuotaExceededError");
    });
    const draft = draftOf();
    draft.keep({ name: "Bo" });
    window.dispatchEvent(new Event("pagehide"));
    draft.forget();
    expect([draft.read(), draft.isOutdated()]).toEqual([left, false]);
  });
});
