import { type ConsentAdapter, giveAdapter } from "shared-runtime/consent/consent-adapter.ts";
import type { Consent } from "shared-runtime/consent/consent.ts";
import { keepConsent } from "shared-runtime/consent/keep-consent.ts";
import { forgetConsent } from "shared-runtime/testing/forget-consent.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openOtherTool } from "./open-other-tool.ts";
import { watchConsent } from "./watch-consent.ts";

const page = document.documentElement.dataset;
beforeEach(forgetConsent);
afterEach(() => delete page["asksConsent"]);

const all = { statistics: true, marketing: true };
const none = { statistics: false, marketing: false };

/** A consent tool of another vendor, whose answer the test gives. */
function otherTool(first?: Consent) {
  let answer = first;
  const listeners = new Set<() => void>();
  const adapter = {
    current: () => answer,
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: vi.fn(),
  } satisfies ConsentAdapter;
  const say = (next: Consent) => {
    answer = next;
    for (const listener of listeners) listener();
  };
  return { adapter, say };
}

function watched(): readonly (Consent | undefined)[] {
  const told: (Consent | undefined)[] = [];
  watchConsent((consent) => told.push(consent));
  return told;
}

it("tells the answer of our own tool where it is on the page", () => {
  page["asksConsent"] = "";
  keepConsent(all);
  const told = watched();
  keepConsent(none);
  expect([told[0], told.at(-1)]).toEqual([all, none]);
});

it("tells no answer on a page without a consent tool, whatever our tool heard on another page", () => {
  keepConsent(all);
  const told = watched();
  document.dispatchEvent(new Event("visibilitychange"));
  expect(new Set(told)).toEqual(new Set([undefined]));
});

it("tells the answer of another tool and not that of ours, whether it comes before us or later", () => {
  page["asksConsent"] = "";
  keepConsent(all);
  const early = otherTool();
  giveAdapter(early.adapter);
  const told = watched();
  expect(told).toEqual([undefined]);
  early.say(none);
  expect(told.at(-1)).toEqual(none);
  keepConsent(all);
  expect(told.at(-1)).toEqual(none);

  const late = otherTool(all);
  giveAdapter(late.adapter);
  expect(told.at(-1)).toEqual(all);
  early.say(none);
  expect(told.at(-1)).toEqual(all);
});

it("lets links to the cookie settings open the other tool", () => {
  document.body.innerHTML = `<a href="#cookieindstillinger"><span>Cookieindstillinger</span></a><a href="#andet">Andet</a>`;
  openOtherTool();
  const [settings, other] = document.body.querySelectorAll("a");
  const isTaken = (element: Element | null | undefined) =>
    element?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })) === false;
  expect(isTaken(settings)).toBe(false);
  const { adapter } = otherTool();
  giveAdapter(adapter);
  expect([isTaken(settings?.firstElementChild), isTaken(other), adapter.open.mock.calls.length]).toEqual([
    true,
    false,
    1,
  ]);
});
