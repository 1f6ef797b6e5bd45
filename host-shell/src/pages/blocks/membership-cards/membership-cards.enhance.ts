import { enhanceEach } from "../../../enhance/enhance-each.ts";
import type { MembershipCardTracked } from "./membership-cards.tracked.ts";
import { askServerClock } from "./server-clock.ts";
import { hoursIn, isOpenInUtc, minute } from "./utc-hours.ts";

/** Updates the block's contact (phone number or link) while the page is open. Returns a function to stop updates. */
export function keepContact(contact: HTMLElement): () => void {
  const week = hoursIn(contact.dataset["utcHours"] ?? "");
  let timer: ReturnType<typeof setTimeout>;
  let readClock: (() => number) | undefined;

  const tick = (): void => {
    const now = readClock?.();
    if (now) contact.dataset["open"] = String(isOpenInUtc(week, now));
    clearTimeout(timer);
    // The contact that the server drew is shown until the server has sent its time.
    timer = setTimeout(now ? tick : ask, now ? minute - (now % minute) : minute);
  };
  const ask = async (): Promise<void> => {
    readClock = (await askServerClock()) ?? readClock;
    tick();
  };
  // The time is asked for again when the page becomes visible: some browsers stop all clocks of a page while the
  // computer sleeps.
  const askAgain = (): void => {
    if (!document.hidden) void ask();
  };
  void ask();
  document.addEventListener("visibilitychange", askAgain);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", askAgain);
  };
}

/** Pushes an event when an order link is followed, if the visitor has allowed statistics. */
export function trackOrders(block: HTMLElement): void {
  block.addEventListener("click", ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>("[data-membership-type]");
    if (!link || document.documentElement.dataset["statistics"] !== "true") return;
    const membershipType = link.dataset["membershipType"] as MembershipCardTracked["membershipType"];
    const page = window as { dataLayer?: MembershipCardTracked[] };
    (page.dataLayer ??= []).push({ event: "registration_flow", membershipType });
  });
}

enhanceEach("[data-utc-hours]", keepContact);
enhanceEach("[data-membership-cards]", trackOrders);
