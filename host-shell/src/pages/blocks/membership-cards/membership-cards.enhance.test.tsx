import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepContact, trackOrders } from "./membership-cards.enhance.ts";

const week = Array.from({ length: 7 }, () => "480-1020").join(" ");
const page = window as { dataLayer?: unknown[] };

/** The time that the server sends; `undefined` if it does not answer. */
let serverTime: string | undefined;
let asked: number;
let stop = () => {};

beforeEach(() => {
  // The clock of the visitor is six years late.
  vi.useFakeTimers({ now: Date.parse("2020-01-01T00:00Z") });
  asked = 0;
  vi.stubGlobal("fetch", async (_address: string, { method }: RequestInit) => {
    asked += 1;
    if (serverTime === undefined || method !== "HEAD") throw new TypeError("offline");
    return new Response(null, { headers: { date: new Date(serverTime).toUTCString() } });
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete document.documentElement.dataset["statistics"];
  delete page.dataLayer;
});

async function contactAt(time: string | undefined, drawn: boolean): Promise<HTMLElement> {
  serverTime = time;
  const contact = document.createElement("p");
  Object.assign(contact.dataset, { open: String(drawn), utcHours: week });
  stop = keepContact(contact);
  await vi.advanceTimersByTimeAsync(0);
  return contact;
}

test("a page that stays open changes when the telephone closes by the server's clock, and opens again", async () => {
  const contact = await contactAt("2026-11-23T16:58:30Z", true);
  await vi.advanceTimersByTimeAsync(89_000);
  expect(contact.dataset["open"]).toBe("true");
  await vi.advanceTimersByTimeAsync(1000);
  expect(contact.dataset["open"]).toBe("false");
  await vi.advanceTimersByTimeAsync(15 * 3_600_000 - 1000);
  expect(contact.dataset["open"]).toBe("false");
  await vi.advanceTimersByTimeAsync(1000);
  expect(contact.dataset["open"]).toBe("true");
  expect(asked).toBe(1);
});

test("a copy of the page that was drawn before is put right at once", async () => {
  expect((await contactAt("2026-11-23T17:00:00Z", true)).dataset["open"]).toBe("false");
});

test("what the server drew stays until it answers, which it is asked each minute", async () => {
  const contact = await contactAt(undefined, true);
  await vi.advanceTimersByTimeAsync(59_000);
  expect([contact.dataset["open"], asked]).toEqual(["true", 1]);
  serverTime = "2026-11-23T18:00:00Z";
  await vi.advanceTimersByTimeAsync(1000);
  expect([contact.dataset["open"], asked]).toEqual(["false", 2]);
});

test("the server is asked again when the page is looked at again, since clocks stop while a computer sleeps", async () => {
  const contact = await contactAt("2026-11-23T12:00:00Z", true);
  serverTime = "2026-11-23T20:00:00Z";
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  expect([contact.dataset["open"], asked]).toEqual(["false", 2]);
});

function follow(type: string | undefined): void {
  document.body.innerHTML = `<section><a href="#x"><span>Vælg</span></a></section>`;
  const link = document.querySelector("a");
  if (type !== undefined) link?.setAttribute("data-membership-type", type);
  trackOrders(document.querySelector("section")!);
  link?.querySelector("span")?.click();
}

test("an order link that is followed begins the registration flow of its membership", () => {
  document.documentElement.dataset["statistics"] = "true";
  follow("trade union only");
  expect(page.dataLayer).toEqual([{ event: "registration_flow", membershipType: "trade union only" }]);
});

test("nothing is pushed without consent to statistics, or for a link of no membership", () => {
  follow("trade union only");
  document.documentElement.dataset["statistics"] = "true";
  follow(undefined);
  expect(page.dataLayer).toBeUndefined();
});
