import { effect } from "@preact/signals-react";
import { beforeEach, expect, it } from "vitest";
import { hideUntil, isPassed } from "./gate-memory.ts";

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/tool-gates/2"));
  window.localStorage.clear();
});

it("remembers any tool by its id, each apart from the others", () => {
  hideUntil("karriere_test2", "lead", 2000);
  expect([
    isPassed("karriere_test2", "lead", 1999),
    isPassed("karriere_test2", "lead", 2000),
    isPassed("karriere_test2", "consent", 1999),
    isPassed("jobmatch", "lead", 1999),
    window.localStorage.getItem("tool-gate/karriere_test2/1"),
  ]).toEqual([true, false, false, false, '{"lead":2000}']);
});

it("follows the other tabs of the site", () => {
  const seen: boolean[] = [];
  const stop = effect(() => {
    seen.push(isPassed("karriere_test2", "lead", 1999));
  });
  window.localStorage.setItem("tool-gate/karriere_test2/1", '{"lead":2000}');
  window.dispatchEvent(new StorageEvent("storage", { key: "tool-gate/karriere_test2/1" }));
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  stop();
  expect(seen).toEqual([false, true, false]);
});
