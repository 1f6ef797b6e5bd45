import { signal, type ReadonlySignal } from "@preact/signals-react";
import { type Consent, consentChanged } from "./consent.ts";
import { type ConsentAdapter, consentAdapterGiven, givenAdapter } from "./consent-adapter.ts";
import { consentIn } from "./kept-consent.ts";

/** What the visitor of a page has allowed, for all its widgets. */
export interface PageConsent {
  /** `undefined` until the visitor has answered. */
  readonly current: ReadonlySignal<Consent | undefined>;
  /** The tool that asks in place of our overlay, if the page has one. */
  readonly adapter: ReadonlySignal<ConsentAdapter | undefined>;
  /** Looks again, since another tab may have changed the answer a moment ago, and says what it is. */
  readonly look: () => Consent | undefined;
}

// Remotes are built independently, as for the page's session. The number goes up when the shape changes.
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
    const now = adapter.value ? adapter.value.current() : (consentIn(document.cookie, Date.now()) ?? unkept);
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
  // Not every browser tells of changed cookies; who comes back to a tab finds the answer given in another.
  document.addEventListener("visibilitychange", look);
  (window as { readonly cookieStore?: EventTarget }).cookieStore?.addEventListener("change", look);
  look();
  return { current, adapter, look };
}
