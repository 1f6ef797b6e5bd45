import { signal, type ReadonlySignal } from "@preact/signals-react";
import { type Consent, consentChanged } from "./consent.ts";
import { type ConsentAdapter, consentAdapterGiven, givenAdapter } from "./consent-adapter.ts";
import { consentIn } from "./kept-consent.ts";
import { readCookies } from "../storage/permitted.ts";

/** The visitor's consent, shared by all widgets of the page. */
export interface PageConsent {
  /** `undefined` until the visitor has answered. */
  readonly current: ReadonlySignal<Consent | undefined>;
  /** The consent tool that replaces our overlay; `undefined` if the page has none. */
  readonly adapter: ReadonlySignal<ConsentAdapter | undefined>;
  /** Reads the answer again, which another tab may have changed, and returns it. */
  readonly look: () => Consent | undefined;
}

// Shared by independently built remotes, like the page's session. The number increases when the shape changes.
const place = Symbol.for("shared-runtime/page-consent/1");

export function pageConsent(): PageConsent {
  const page = globalThis as { [place]?: PageConsent };
  return (page[place] ??= followConsent());
}

function followConsent(): PageConsent {
  const adapter = signal(givenAdapter());
  /** The answer on a page whose cookies are blocked. */
  let unkept: Consent | undefined;
  const current = signal<Consent | undefined>();
  const look = () => {
    const now = adapter.value ? adapter.value.current() : (consentIn(readCookies(), Date.now()) ?? unkept);
    const before = current.value;
    if (now?.statistics !== before?.statistics || now?.marketing !== before?.marketing) current.value = now;
    return now;
  };
  let unfollow = adapter.value?.follow(look);
  window.addEventListener(consentAdapterGiven, () => {
    unfollow?.();
    adapter.value = givenAdapter();
    unfollow = adapter.value?.follow(look);
    look();
  });
  window.addEventListener(consentChanged, ({ detail }: CustomEventInit<Consent>) => {
    unkept = detail;
    look();
  });
  // Not every browser reports changed cookies, so an answer given in another tab is also looked for when the page
  // becomes visible.
  document.addEventListener("visibilitychange", look);
  (window as { readonly cookieStore?: EventTarget }).cookieStore?.addEventListener("change", look);
  look();
  return { current, adapter, look };
}
