import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { hasChangedBuiltIns } from "./has-changed-built-ins.ts";

// Those of jsdom are not native.
beforeEach(() => {
  vi.stubGlobal("URL", WeakMap);
  vi.stubGlobal("URLSearchParams", WeakSet);
});
afterEach(() => void vi.unstubAllGlobals());

const changes: readonly (readonly [change: string, change: () => () => void])[] = [
  ["a replaced function", () => replace(Array, "from", () => [])],
  ["a replaced method", () => replace(String.prototype, "trim", () => "")],
  ["an added method", () => replace(Array.prototype, "remove", () => undefined)],
  ["a member of all objects", () => replace(Object.prototype, "extend", 1)],
  ["a replaced class", () => replace(globalThis, "Map", function Map() {})],
];

function replace(owner: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  const enumerable = before?.enumerable ?? true;
  Object.defineProperty(owner, name, { value, enumerable, writable: true, configurable: true });
  return () => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  };
}

it.each(changes)("finds %s, before and after a check that found none, and not once it is restored", (_, change) => {
  expect(hasChangedBuiltIns()).toBe(false);
  const restore = change();
  const found = [hasChangedBuiltIns(), hasChangedBuiltIns()];
  restore();
  expect([found, hasChangedBuiltIns(), hasChangedBuiltIns()]).toEqual([[true, true], false, false]);
});
