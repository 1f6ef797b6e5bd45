import { effect } from "@preact/signals-react";
import { beforeEach, expect, it } from "vitest";
import { hideUntil, isPassed } from "./gate-memory.ts";

beforeEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/tool-gates/4"));
  window.localStorage.clear();
});

const visitor = { kind: "lead", person: undefined } as const;
const karen = { kind: "consent", person: "k4ren" } as const;
const åge = { kind: "consent", person: "4ge" } as const;
const later = Date.now() + 60_000;

it("remembers any tool by its id, each apart from the others", () => {
  hideUntil("karriere_test2", visitor, 2000);
  expect([
    isPassed("karriere_test2", visitor, 1999),
    isPassed("karriere_test2", visitor, 2000),
    isPassed("karriere_test2", { ...visitor, kind: "consent" }, 1999),
    isPassed("jobmatch", visitor, 1999),
    window.localStorage.getItem("tool-gate/karriere_test2/2"),
  ]).toEqual([true, false, false, false, '{"lead":2000}']);
});

it("remembers each person, so that one who follows another on the same computer is asked", () => {
  hideUntil("jobmatch", karen, later);
  expect([karen, åge, visitor].map((passer) => isPassed("jobmatch", passer, Date.now()))).toEqual([true, false, false]);
  hideUntil("jobmatch", åge, later);
  Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/tool-gates/4"));
  expect([karen, åge].map((passer) => isPassed("jobmatch", passer, Date.now()))).toEqual([true, true]);
  expect(window.localStorage.getItem("tool-gate/jobmatch/2")).toBe(
    JSON.stringify({ "consent/k4ren": later, "consent/4ge": later }),
  );
});

it("forgets those whose day is over with the next answer", () => {
  hideUntil("jobmatch", karen, Date.now() - 1);
  hideUntil("jobmatch", åge, later);
  expect(window.localStorage.getItem("tool-gate/jobmatch/2")).toBe(JSON.stringify({ "consent/4ge": later }));
});

it("follows the other tabs of the site", () => {
  const seen: boolean[] = [];
  const stop = effect(() => {
    seen.push(isPassed("karriere_test2", visitor, 1999));
  });
  window.localStorage.setItem("tool-gate/karriere_test2/2", '{"lead":2000}');
  window.dispatchEvent(new StorageEvent("storage", { key: "tool-gate/karriere_test2/2" }));
  window.localStorage.clear();
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  stop();
  expect(seen).toEqual([false, true, false]);
});
