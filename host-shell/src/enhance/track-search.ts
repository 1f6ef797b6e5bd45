import type { SearchTracked } from "../pages/blocks/site-search/site-search.tracked.ts";

/** Pushes an event if the visitor has allowed statistics. */
export function trackSearch(event: SearchTracked): void {
  if (document.documentElement.dataset["statistics"] !== "true") return;
  const page = window as { dataLayer?: SearchTracked[] };
  (page.dataLayer ??= []).push(event);
}
