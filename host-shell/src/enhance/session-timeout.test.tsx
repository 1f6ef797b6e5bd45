import { act } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SessionAnswer } from "shared-runtime/api/session-answer.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SessionTimeout } from "../pages/chrome/session-timeout.tsx";
import { watchSession } from "./session-timeout.ts";

const minute = 60_000;
const user = { id: "1", memberName: { firstName: "Mette", fullName: "Mette Holm", initials: "MH" }, contactInfo: {} };
const texts = {
  title: "Er du her?",
  text: "Vi logger dig ud.",
  renewLabel: "Forny min session",
  logoutLabel: "Log ud",
  leftText: "Du bliver logget ud {tid}.",
  minutesText: "om {minutter} minutter",
  lastMinuteText: "om under et minut",
  finalText: "Du bliver logget ud {tid}, også selv om du fornyr. Gem det, du er i gang med.",
  signedOutText: "",
  problemText: "Vi kunne ikke forny din session. Tjek, at du har forbindelse til internettet, og prøv igen.",
};

let calls: string[];
let signedOut: () => Response;
let stop: () => void;
/** The address for which the script left the page. */
let leftFor: string | undefined;
/** The state of the server: the end of the session, and the latest possible end. */
let server: { endsAt: number; lastsUntil: number; isReachable: boolean };

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-05T12:00:00Z") });
  localStorage.clear();
  document.body.innerHTML = `<main></main>${renderToStaticMarkup(<SessionTimeout {...texts} />)}`;
  calls = [];
  signedOut = () => Response.json({ redirect: "https://issuer.example/end" });
  leftFor = undefined;
  server = { endsAt: Date.now() + 45 * minute, lastsUntil: Infinity, isReachable: true };
  vi.stubGlobal("fetch", async (path: string, { method }: RequestInit) => {
    if (path !== "/api/session" || method === "POST") calls.push(`${method} ${path}`);
    if (!server.isReachable) throw new TypeError("offline");
    if (path === "/api/auth/logout") {
      server.endsAt = 0;
      return signedOut();
    }
    if (method === "POST" && server.endsAt > Date.now())
      server.endsAt = Math.min(Date.now() + 45 * minute, server.lastsUntil);
    return Response.json(answer());
  });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (): SessionAnswer => {
  const left = server.endsAt - Date.now();
  if (left <= 0) return {};
  return {
    user,
    expiresIn: left / 1000,
    ...(server.lastsUntil !== Infinity && { endsIn: (server.lastsUntil - Date.now()) / 1000 }),
  };
};
const start = (first = answer(), answeredAt = Date.now()) => {
  stop = watchSession(first, {
    answeredAt,
    dialog: dialog(),
    look: async () => undefined,
    leave: (href) => (leftFor = href),
  });
};
const dialog = () => document.querySelector("dialog")!;
const said = (part: string) => dialog().querySelector(`[data-${part}]`)?.textContent;
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * minute));
const press = async () => {
  dialog().querySelector<HTMLElement>("[data-renew]")?.click();
  await pass(0);
};
const use = async () => {
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  await pass(0);
};
const seen = async () => {
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
};

it("warns when a quarter of an hour is left, with the focus on renewing", async () => {
  start();
  await pass(29.99);
  expect(dialog().open).toBe(false);
  await pass(0.01);
  expect([dialog().open, said("time-left"), document.activeElement?.textContent]).toEqual([
    true,
    "Du bliver logget ud om 15 minutter.",
    "Forny min session",
  ]);
});

it("counts from the answer, however late the script loads", async () => {
  const [first, answeredAt] = [answer(), Date.now()];
  await pass(29);
  start(first, answeredAt);
  await pass(1);
  expect([dialog().open, said("time-left")]).toEqual([true, "Du bliver logget ud om 15 minutter."]);
});

it("updates the remaining time each minute, and announces it only now and then", async () => {
  start();
  await pass(30);
  const aloud: (string | null | undefined)[] = [];
  for (let at = 14; at > 0; at -= 1) {
    await pass(1);
    expect(said("time-left")).toBe(`Du bliver logget ud om ${at === 1 ? "under et minut" : `${at} minutter`}.`);
    if (aloud.at(-1) !== said("time-told")) aloud.push(said("time-told"));
  }
  expect(aloud).toEqual([
    "",
    ...[10, 5, 2].map((left) => `Du bliver logget ud om ${left} minutter.`),
    "Du bliver logget ud om under et minut.",
  ]);
});

it("leaves the words of a translator alone until the minute changes", async () => {
  start();
  await pass(36);
  const left = dialog().querySelector("[data-time-left]")!;
  left.innerHTML = "<font><font>You will be signed out</font></font>";
  const told = dialog().querySelector("[data-time-told]")!;
  told.innerHTML = "<font><font>Nine</font></font>";
  await pass(0.9);
  expect([left.textContent, told.textContent]).toEqual(["You will be signed out", "Nine"]);
  await pass(0.1);
  expect(left.textContent).toBe("Du bliver logget ud om 8 minutter.");
});

it("renews on the button, closes, and warns again before the next end", async () => {
  start();
  await pass(35);
  await press();
  expect([calls, dialog().open]).toEqual([["POST /api/session"], false]);
  await pass(29.9);
  expect(dialog().open).toBe(false);
  await pass(0.1);
  expect(dialog().open).toBe(true);
});

it("signs out without an answer, also at the issuer, and lets the next page say why", async () => {
  const setCookie = vi.spyOn(document, "cookie", "set");
  start();
  await pass(44.9);
  expect([leftFor, calls, setCookie.mock.calls]).toEqual([undefined, [], []]);
  await pass(0.1);
  expect(setCookie.mock.calls).toEqual([["sign-in-news=late; Max-Age=60; Path=/; SameSite=Lax"]]);
  expect([leftFor, calls, dialog().open]).toEqual(["https://issuer.example/end", ["POST /api/auth/logout"], false]);
});

it.each([
  ["fails", () => Response.json({ title: "Internal Server Error" }, { status: 500 })],
  ["answers no JSON", () => new Response("")],
])("goes to the front page if the sign-out %s", async (_, refuse) => {
  signedOut = refuse;
  start();
  await pass(45);
  expect(leftFor).toBe("/");
});

it("stays open after a second Escape", async () => {
  start();
  await pass(30);
  const cancelled = !dialog().dispatchEvent(new Event("cancel", { cancelable: true }));
  dialog().close();
  await pass(0);
  expect([cancelled, dialog().open]).toEqual([true, true]);
});

it("renews by itself while the page is used, at most every five minutes", async () => {
  start();
  await use();
  await use();
  await pass(4.9);
  await use();
  expect(calls).toEqual(["POST /api/session"]);
  await pass(0.1);
  await use();
  expect(calls).toEqual(["POST /api/session", "POST /api/session"]);
  await pass(29.9);
  expect(dialog().open).toBe(false);
});

it("dispatches an event after each renewal, and none after one that failed", async () => {
  const renewed = vi.fn(() => localStorage.getItem("member-session/1"));
  window.addEventListener("member-session:renewed", renewed);
  start();
  await use();
  await pass(5);
  server.isReachable = false;
  await use();
  window.removeEventListener("member-session:renewed", renewed);
  expect(renewed.mock.results.map(({ value }) => value)).toEqual([
    `${Date.now() - 5 * minute} ${Date.now() + 40 * minute}`,
  ]);
});

it("does not take use of the page for an answer", async () => {
  start();
  await pass(31);
  await use();
  expect([calls, dialog().open]).toEqual([[], true]);
});

it("shows an error if the session cannot be renewed, and can try again", async () => {
  start();
  await pass(31);
  server.isReachable = false;
  await press();
  expect([dialog().open, said("problem")]).toEqual([
    true,
    "Fejl: Vi kunne ikke forny din session. Tjek, at du har forbindelse til internettet, og prøv igen.",
  ]);
  expect(dialog().querySelectorAll("[role=alert] svg").length).toBe(1);
  server.isReachable = true;
  await press();
  expect([dialog().open, said("problem")]).toEqual([false, ""]);
});

it("closes when another tab renews, and adopts the new end", async () => {
  start();
  await pass(31);
  server.endsAt = Date.now() + 45 * minute;
  localStorage.setItem("member-session/1", `${Date.now()} ${server.endsAt}`);
  window.dispatchEvent(new StorageEvent("storage", { key: "member-session/1", newValue: "x" }));
  expect(dialog().open).toBe(false);
  await pass(29.9);
  expect(dialog().open).toBe(false);
  await pass(0.1);
  expect(dialog().open).toBe(true);
});

it("tells other tabs when it renews", async () => {
  start();
  await use();
  expect(localStorage.getItem("member-session/1")).toBe(`${Date.now()} ${server.endsAt}`);
});

it("checks the clock after a sleep, and warns if there is time left", async () => {
  start();
  vi.setSystemTime(Date.now() + 40 * minute);
  await seen();
  expect([dialog().open, said("time-left")]).toEqual([true, "Du bliver logget ud om 5 minutter."]);
});

it("goes home at once after a sleep longer than the session", async () => {
  start();
  vi.setSystemTime(Date.now() + 600 * minute);
  await seen();
  expect(leftFor).toBe("https://issuer.example/end");
});

it("trusts the server, not a clock that jumped", async () => {
  start();
  vi.setSystemTime(Date.now() + 600 * minute);
  server.endsAt += 600 * minute;
  await seen();
  expect([dialog().open, leftFor]).toEqual([false, undefined]);
});

it("trusts the server if another page has renewed the session unnoticed", async () => {
  start();
  await pass(20);
  server.endsAt = Date.now() + 45 * minute;
  await pass(10);
  expect(dialog().open).toBe(false);
});

it("warns and waits while the server cannot be reached, then goes home", async () => {
  start();
  server.isReachable = false;
  await pass(46);
  expect([dialog().open, leftFor]).toEqual([true, undefined]);
  server.isReachable = true;
  await pass(0.25);
  expect(leftFor).toBe("https://issuer.example/end");
});

it("says that renewing does not help when the session ends for good, and warns of that end once", async () => {
  server.lastsUntil = server.endsAt;
  start();
  await pass(35);
  expect(said("time-left")).toBe(
    "Du bliver logget ud om 10 minutter, også selv om du fornyr. Gem det, du er i gang med.",
  );
  await press();
  await pass(9.9);
  expect([dialog().open, leftFor]).toEqual([false, undefined]);
  await pass(0.1);
  expect(leftFor).toBe("https://issuer.example/end");
});

it("stays on the page, with what was typed, if a renewal finds that the session ended early", async () => {
  start();
  server.endsAt = 0;
  await use();
  await pass(120);
  expect([leftFor, dialog().open]).toEqual([undefined, false]);
});

it("does nothing after it is stopped", async () => {
  start();
  stop();
  await pass(120);
  await use();
  expect([calls, dialog().open, leftFor]).toEqual([[], false, undefined]);
});

it("asks as soon as another tab does, since the timers of a tab in the background are late", async () => {
  start();
  const other = new BroadcastChannel("member-session/1");
  const told = Promise.withResolvers<void>();
  other.onmessage = () => told.resolve();
  // The other tab knows a later end than this tab.
  server.endsAt = Date.now() + 10 * minute;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  other.postMessage("idle");
  // The page notifies the other tabs after it has sent its request and opened the dialog.
  await told.promise;
  expect([dialog().open, said("time-left")]).toEqual([true, "Du bliver logget ud om 10 minutter."]);
  other.close();
});
