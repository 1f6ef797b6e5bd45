import { beforeEach, expect, it, vi } from "vitest";
import { forgetDraft } from "./draft-storage.ts";
import { createSubmissionKeys } from "./submission-keys.ts";

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;

beforeEach(() => window.sessionStorage.clear());

it("gives an unchanged payload the same key, also after a reload, and another payload another key", () => {
  const keyOf = createSubmissionKeys("tur");
  const first = keyOf({ name: "Bo" });
  expect(first).toMatch(uuid);
  expect(keyOf({ name: "Bo" })).toBe(first);
  expect(createSubmissionKeys("tur")({ name: "Bo" })).toBe(first);
  expect(createSubmissionKeys("kursus")({ name: "Bo" })).not.toBe(first);
  const second = createSubmissionKeys("tur")({ name: "Bi" });
  expect(second).toMatch(uuid);
  expect(second).not.toBe(first);
});

it("keeps nothing that was typed", () => {
  createSubmissionKeys("tur")({ name: "Bo Ek" });
  expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toContain("Bo Ek");
});

it("begins again after the submission was stored, also for the same payload in the same page", () => {
  const keyOf = createSubmissionKeys("tur");
  const first = keyOf({ name: "Bo" });
  forgetDraft("tur");
  expect([window.sessionStorage.length, keyOf({ name: "Bo" }) === first]).toEqual([0, false]);
});

it.each(["getItem", "setItem"] as const)("still recognises a payload if %s is forbidden", (call) => {
  const blocked = vi.spyOn(Storage.prototype, call).mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const keyOf = createSubmissionKeys("tur");
  expect(keyOf({ name: "Bo" })).toBe(keyOf({ name: "Bo" }));
  blocked.mockRestore();
});

it.each(["", " ", "x", "1-2", "1-2 "])("ignores a kept value that is damaged: %j", (kept) => {
  window.sessionStorage.setItem("submission-key/tur", kept);
  expect(createSubmissionKeys("tur")({ name: "Bo" })).toMatch(uuid);
});
