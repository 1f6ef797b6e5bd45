import { beforeEach, expect, it, vi } from "vitest";
import { forgetConsent } from "../../testing/forget-consent.ts";
import { type ConsentAdapter, giveAdapter } from "./consent-adapter.ts";
import { consentChanged } from "./consent.ts";
import { cookiebotAdapter } from "./cookiebot.ts";
import { keepConsent } from "./keep-consent.ts";
import { consentIn } from "./kept-consent.ts";
import { pageConsent } from "./page-consent.ts";

beforeEach(forgetConsent);

const all = { statistics: true, marketing: true };
const none = { statistics: false, marketing: false };

it("is unanswered at first, and every remote gets the answer at once", async () => {
  const { current } = pageConsent();
  vi.resetModules();
  const other = (await import("./page-consent.ts")).pageConsent();
  expect([current.value, other.current.value]).toEqual([undefined, undefined]);
  keepConsent(all);
  expect([current.value, other.current.value, consentIn(document.cookie, Date.now())]).toEqual([all, all, all]);
});

it("tells other scripts of the page the answer", () => {
  const heard: unknown[] = [];
  const hear = ({ detail }: CustomEventInit<unknown>) => heard.push(detail);
  window.addEventListener(consentChanged, hear);
  keepConsent(none);
  window.removeEventListener(consentChanged, hear);
  expect(heard).toEqual([none]);
});

it("finds the answer given in another tab when the visitor returns to this one", () => {
  const { current } = pageConsent();
  document.cookie = `cookie-consent=1.${Math.floor(Date.now() / 1000)}.10; Path=/`;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(current.value).toEqual({ statistics: true, marketing: false });
});

it("holds an answer until the page is left when cookies are blocked", () => {
  vi.spyOn(document, "cookie", "set").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const { current, look } = pageConsent();
  keepConsent(all);
  expect([current.value, look()]).toEqual([all, all]);
  vi.restoreAllMocks();
});

/** A consent tool whose answer the test sets. */
function adapterOf(first: typeof all | undefined) {
  let answer = first;
  const listeners = new Set<() => void>();
  const adapter: ConsentAdapter = {
    current: () => answer,
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: () => {},
  };
  const say = (next: typeof all | undefined) => {
    answer = next;
    for (const listener of listeners) listener();
  };
  return { adapter, say, listeners };
}

it("uses the page's own tool, whether it loads before or after our first widget", () => {
  const early = adapterOf(none);
  giveAdapter(early.adapter);
  const { current, adapter } = pageConsent();
  expect([current.value, adapter.value]).toEqual([none, early.adapter]);
  early.say(all);
  expect(current.value).toEqual(all);

  const late = adapterOf(undefined);
  giveAdapter(late.adapter);
  expect([current.value, early.listeners.size]).toEqual([undefined, 0]);
  late.say(none);
  expect(current.value).toEqual(none);
});

it("ignores our own cookie when the page has another tool", () => {
  keepConsent(all);
  giveAdapter(adapterOf(undefined).adapter);
  expect(pageConsent().current.value).toBeUndefined();
});

it("reads Cookiebot's answer, whenever its script loads", () => {
  giveAdapter(cookiebotAdapter);
  const { current } = pageConsent();
  const renew = vi.fn();
  const tell = (type: string, hasResponse: boolean, consent = none) => {
    Object.assign(window, {
      Cookiebot: { consent: { necessary: true, preferences: false, ...consent }, hasResponse, renew },
    });
    window.dispatchEvent(new Event(type));
    return current.value;
  };
  expect([
    current.value,
    tell("CookiebotOnConsentReady", false),
    tell("CookiebotOnAccept", true, { statistics: true, marketing: false }),
    tell("CookiebotOnAccept", true, all),
    tell("CookiebotOnDecline", true),
  ]).toEqual([undefined, undefined, { statistics: true, marketing: false }, all, none]);

  cookiebotAdapter.open();
  expect(renew).toHaveBeenCalledOnce();
});
