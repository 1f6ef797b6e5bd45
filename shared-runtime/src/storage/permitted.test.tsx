import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withStorage } from "../forms/draft-storage.ts";
import { heldFileKey } from "../cv/held-file-key.ts";
import { followPerson } from "../session/cv-of-person.ts";
import { takeEntryParameters } from "../session/entry-parameters.ts";
import { keep, readKept } from "../session/page-storage.ts";
import { keepFile, readFile } from "../cv/held-file.ts";
import { permitted, permittedLater, readCookies } from "./permitted.ts";

const refuse = (): never => {
  throw new DOMException("refused", "SecurityError");
};
const full = (): never => {
  throw new DOMException("full", "QuotaExceededError");
};

/** Ways in which browsers and pages block `localStorage` and `sessionStorage`. */
const storages: Readonly<Record<string, PropertyDescriptor>> = {
  "whose access throws": { get: refuse },
  "that is null": { value: null },
  "that is absent": { value: undefined },
  "that is full": { value: { getItem: () => null, setItem: full, removeItem: () => undefined } },
  "whose every method throws": { value: { getItem: refuse, setItem: refuse, removeItem: refuse } },
};

const own = (["localStorage", "sessionStorage"] as const).map(
  (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
);
beforeEach(() => window.history.replaceState(null, "", "/#cvJwt=a&cvId=b&toolId=cv_tjek"));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const [name, descriptor] of own) {
    if (descriptor) Object.defineProperty(window, name, descriptor);
    else Reflect.deleteProperty(window, name);
  }
});

it.each(Object.keys(storages))("goes on with a storage %s", async (kind) => {
  for (const [name] of own) Object.defineProperty(window, name, { configurable: true, ...storages[kind] });
  expect(readKept("tool-session/1")).toBeUndefined();
  keep("tool-session/1", "{}");
  keep("tool-session/1", undefined);
  followPerson("member-1");
  expect(withStorage((storage) => storage.getItem(heldFileKey("cv_tjek"))) ?? undefined).toBeUndefined();
  expect(await keepFile("cv_tjek", new File(["%PDF-"], "cv.pdf"))).toBe(false);
  expect(await readFile("a")).toBeUndefined();
});

it("reads no cookie where the access throws, and goes on where the browser ignores what is set", () => {
  vi.spyOn(document, "cookie", "set").mockImplementation(() => undefined);
  vi.spyOn(document, "cookie", "get").mockReturnValue("");
  permitted(() => (document.cookie = "a=b"));
  expect(readCookies()).toBe("");
  vi.spyOn(document, "cookie", "get").mockImplementation(refuse);
  vi.spyOn(document, "cookie", "set").mockImplementation(refuse);
  expect(permitted(() => (document.cookie = "a=b"))).toBeUndefined();
  expect(readCookies()).toBe("");
});

it("takes a CV out of an address that cannot be changed", () => {
  vi.spyOn(window.history, "replaceState").mockImplementation(refuse);
  expect(takeEntryParameters()).toEqual({ cvJwt: "a", cvId: "b", toolId: "cv_tjek" });
});

it("returns nothing for what is refused or absent, now or later", async () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  expect(permitted(() => new BroadcastChannel("a"))).toBeUndefined();
  expect(permitted(() => window.history.pushState({ not: () => "cloneable" }, ""))).toBeUndefined();
  expect(await permittedLater(() => Promise.reject(new DOMException("refused", "SecurityError")))).toBeUndefined();
  expect(await permittedLater(refuse)).toBeUndefined();
});
