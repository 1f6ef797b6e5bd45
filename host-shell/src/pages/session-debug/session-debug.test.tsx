import { act } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SessionDebug as SessionDebugAnswer } from "shared-runtime/api/session-debug.ts";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { enhanceSessionDebug } from "./session-debug.enhance.ts";
import { SessionDebug } from "./session-debug.tsx";

const minute = 60_000;
const start = Date.parse("2026-11-05T12:00:00Z");

let stop: () => void;
let session: SessionDebugAnswer | undefined;
let isReachable: boolean;
let calls: string[];
let copied: string[];
let serviceWindows: Readonly<Record<string, readonly object[]>>;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  localStorage.clear();
  sessionStorage.clear();
  signIn(true);
  calls = [];
  copied = [];
  isReachable = true;
  serviceWindows = { cvTjek: [], login: [] };
  session = {
    initials: "KP",
    isMember: true,
    unionMembership: "fagforening+akasse",
    startedAt: new Date(start - 10 * minute).toISOString(),
    renewedAt: new Date(start - 5 * minute).toISOString(),
    expiresIn: 16 * 60,
    endsIn: 11 * 3600,
    claims: ["email", "sub"],
  };
  vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit = {}) => {
    calls.push(`${method} ${path}`);
    if (!isReachable) throw new TypeError("offline");
    // The clock of the server is five minutes ahead.
    if (path === "/api/site-settings")
      return answered({ now: new Date(Date.now() + 5 * minute).toISOString(), serviceWindows });
    return session ? answered(session) : { ok: false, status: 401 };
  });
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  document.body.innerHTML = `<main></main>${renderToStaticMarkup(<SessionDebug />)}`;
});
afterEach(() => {
  stop();
  signIn(false);
  document.cookie = "cookie-consent=;max-age=0";
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A response that can be read without timers, which these tests stop. */
const answered = (body: object) => ({ ok: true, status: 200, json: async () => body });

function signIn(is: boolean): void {
  document.cookie = `signed-in=1;max-age=${is ? 600 : 0}`;
}
const panel = () => document.querySelector<HTMLElement>("[data-session-debug]")!;
const details = () => panel().querySelector("details")!;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const load = async () => {
  stop = enhanceSessionDebug(panel());
  await pass(0);
};
const open = async () => {
  await load();
  panel().querySelector("summary")!.click();
  await pass(0);
};
/** The rows of a part as `name: value`, with a sign in front of marked rows. */
const rowsOf = (part: string) =>
  [...panel().querySelectorAll(`[data-part="${part}"] dl > div`)].map((row) => {
    const [name, value] = [...row.children].map(({ textContent }) => textContent);
    return `${row.hasAttribute("data-marked") ? "! " : ""}${name}: ${value}`;
  });

it("asks the server for nothing while it is closed", async () => {
  await load();
  await pass(5 * minute);
  expect([calls, rowsOf("session")]).toEqual([[], []]);
});

it("shows the session without personal data other than initials, its claims without values, and how long it lasts", async () => {
  await open();
  expect(calls).toEqual(["GET /api/session/debug", "GET /api/site-settings"]);
  expect([rowsOf("session"), rowsOf("expiry"), rowsOf("claims")]).toEqual([
    ["Tilstand: logget ind", "Initialer: KP", "Medlemskab: fagforening+akasse", "Logget ind: 5. nov. kl. 12.50.00"],
    [
      "Tid tilbage: 16 min. 0 sek.",
      "Udløber: 5. nov. kl. 13.16.00",
      "Senest mulige udløb: 6. nov. kl. 00.00.00",
      "Grænse for advarsel: 15 min. 0 sek.",
    ],
    ["Modtaget (2): email, sub"],
  ]);
});

it("counts each second while it is open, and marks the time below the threshold of the warning", async () => {
  await open();
  await pass(59_000);
  expect(rowsOf("expiry")[0]).toBe("Tid tilbage: 15 min. 1 sek.");
  await pass(1_000);
  expect(rowsOf("expiry")[0]).toBe("! Tid tilbage: 15 min. 0 sek. (under grænsen)");
  details().open = false;
  await pass(minute);
  expect(rowsOf("expiry")[0]).toBe("! Tid tilbage: 15 min. 0 sek. (under grænsen)");
});

it("asks again when the time is up, and says that the session is over", async () => {
  await open();
  session = undefined;
  await pass(16 * minute);
  expect([rowsOf("session"), rowsOf("expiry"), rowsOf("claims")]).toEqual([
    ["Tilstand: ikke logget ind"],
    ["Tilstand: ingen session"],
    ["Tilstand: ingen session"],
  ]);
  expect(calls.filter((call) => call.endsWith("/debug"))).toHaveLength(2);
});

it("does not ask for the session of a visitor", async () => {
  signIn(false);
  await open();
  expect([calls, rowsOf("session")]).toEqual([["GET /api/site-settings"], ["Tilstand: ikke logget ind"]]);
});

it("says that a user is no member", async () => {
  const { unionMembership, ...others } = session!;
  session = { ...others, isMember: false };
  await open();
  expect([unionMembership, rowsOf("session")[2]]).toEqual(["fagforening+akasse", "Medlemskab: ikke medlem"]);
});

it("says that the server does not answer", async () => {
  isReachable = false;
  await open();
  expect([rowsOf("session"), rowsOf("service")]).toEqual([
    ["! Tilstand: ukendt, serveren svarede ikke"],
    ["! Tilstand: ukendt, serveren svarede ikke"],
  ]);
});

it("follows a sign-in and a sign-out, here and in another tab", async () => {
  signIn(false);
  await open();
  signIn(true);
  window.dispatchEvent(new Event("member-session:changed"));
  await pass(0);
  expect(rowsOf("session")[0]).toBe("Tilstand: logget ind");
  session = undefined;
  window.dispatchEvent(new StorageEvent("storage", { key: "member-session/1", newValue: null }));
  await pass(0);
  expect(rowsOf("session")).toEqual(["Tilstand: ikke logget ind"]);
});

it("counts the renewals of this tab and of others, also while it is closed", async () => {
  await load();
  const renewedAt = start + 2 * minute;
  localStorage.setItem("member-session/1", `${renewedAt} ${renewedAt + 45 * minute}`);
  window.dispatchEvent(new Event("member-session:renewed"));
  for (let times = 0; times < 2; times += 1)
    window.dispatchEvent(new StorageEvent("storage", { key: "member-session/1", newValue: "1 2" }));
  expect(calls).toEqual([]);
  details().open = true;
  await pass(0);
  expect(rowsOf("renewals")).toEqual([
    "Siden siden blev åbnet: 1 i denne fane, 2 i andre",
    "Seneste: 5. nov. kl. 13.02.00",
  ]);
});

it("shows the session's new end after a renewal", async () => {
  await open();
  expect(rowsOf("renewals")).toEqual(["Siden siden blev åbnet: 0 i denne fane, 0 i andre", "Seneste: ingen endnu"]);
  session = { ...session!, expiresIn: 45 * 60 };
  window.dispatchEvent(new Event("member-session:renewed"));
  await pass(0);
  expect(rowsOf("expiry")[0]).toBe("Tid tilbage: 45 min. 0 sek.");
});

it("shows the answer about cookies, and when it was given", async () => {
  await open();
  expect(rowsOf("consent")).toEqual(["Tilstand: ikke besvaret"]);
  document.cookie = `cookie-consent=1.${(start - 60 * minute) / 1000}.10`;
  await pass(1_000);
  expect(rowsOf("consent")).toEqual(["Tilladt: nødvendige, statistik", "Svaret: 5. nov. kl. 12.00.00"]);
});

it("shows the state of each feature by the server's clock", async () => {
  const window = (from: number, to: number, more: object) => ({
    from: new Date(start + from * minute).toISOString(),
    to: new Date(start + to * minute).toISOString(),
    message: "Om lidt.",
    showMessage: false,
    functionalityOff: false,
    ...more,
  });
  serviceWindows = {
    cvTjek: [window(4, 10, { functionalityOff: true })],
    jobmatch: [window(4, 10, { showMessage: true })],
    login: [window(6, 10, { functionalityOff: true })],
    di: [],
  };
  await open();
  expect(rowsOf("service")).toEqual([
    "! cvTjek: lukket til 5. nov. kl. 13.10.00",
    "jobmatch: åben, viser en besked, ændres 5. nov. kl. 13.10.00",
    "login: åben, ændres 5. nov. kl. 13.06.00",
    "di: åben",
  ]);
  await pass(minute);
  expect(rowsOf("service")[2]).toBe("! login: lukket til 5. nov. kl. 13.10.00");
});

it("shows the version, the channel and the state of each widget, and follows them", async () => {
  const place = (name: string, more = "") => `<div data-widget="${name}" data-widget-state="waiting" ${more}></div>`;
  document.querySelector("main")!.innerHTML = [
    place("cv-check", 'data-widget-version="canary"'),
    place("jobmatch"),
    '<div data-widget="" data-site-widget="cookie-consent"></div>',
  ].join("");
  await open();
  expect(rowsOf("widgets")).toEqual([
    "cv-check: ingen version · canary · waiting",
    "jobmatch: ingen version · stable · waiting",
    "cookie-consent: ingen version · stable · ikke startet",
  ]);
  const end = (name: string, state: string, version: string) => {
    const element = document.querySelector<HTMLElement>(`[data-widget="${name}"]`)!;
    element.dataset["widgetState"] = state;
    element.dispatchEvent(new CustomEvent(`widget:${state}`, { bubbles: true, detail: { name, version } }));
  };
  end("cv-check", "ready", "1.3.0-rc.1");
  end("jobmatch", "failed", "2.0.0");
  expect(rowsOf("widgets").slice(0, 2)).toEqual([
    "cv-check: 1.3.0-rc.1 · canary · ready",
    "! jobmatch: 2.0.0 · stable · failed",
  ]);
});

it("says that a page has no widgets", async () => {
  await open();
  expect(rowsOf("widgets")).toEqual(["Tilstand: siden har ingen widgets"]);
});

it("leaves rows that did not change alone, so that their text can be selected", async () => {
  await open();
  const rows = [...panel().querySelectorAll("dl > div")];
  await pass(3_000);
  const replaced = rows.filter(({ isConnected }) => !isConnected).map((row) => row.firstChild?.textContent);
  expect(replaced).toEqual(["Tid tilbage"]);
});

it("copies what it shows, with the path of the page alone", async () => {
  history.replaceState(undefined, "", "/cv-tjek?cvJwt=secret");
  await open();
  panel().querySelector<HTMLElement>("[data-copy]")!.click();
  await pass(0);
  history.replaceState(undefined, "", "/");
  expect(copied).toHaveLength(1);
  expect(copied[0]).toMatch(
    /^Fejlsøgning af sessionen på \/cv-tjek, 5\. nov\. kl\. 13\.00\.\d\d\n\nSession\n- Tilstand: logget ind\n/,
  );
  for (const line of ["- Modtaget (2): email, sub", "- Senest mulige udløb: 6. nov. kl. 00.00.00", "- cvTjek: åben"])
    expect(copied[0]).toContain(line);
  expect(copied[0]).not.toContain("secret");
  expect(panel().querySelector("[role=status]")?.textContent).toBe("Kopieret");
});

it("says what to do if the browser does not let it copy", async () => {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: undefined });
  await open();
  panel().querySelector<HTMLElement>("[data-copy]")!.click();
  await pass(0);
  expect(panel().querySelector("[role=status]")?.textContent).toBe(
    "Browseren tillod ikke at kopiere. Markér teksten, og kopiér den selv.",
  );
});

it("stays open on the next page of the tab, until it is closed by Escape, which keeps the focus", async () => {
  await open();
  stop();
  document.body.innerHTML = renderToStaticMarkup(<SessionDebug />);
  await load();
  await pass(0);
  expect([details().open, rowsOf("session")[0]]).toEqual([true, "Tilstand: logget ind"]);
  panel().querySelector<HTMLElement>("[data-copy]")!.focus();
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  await pass(0);
  expect([details().open, document.activeElement]).toEqual([false, panel().querySelector("summary")]);
  stop();
  document.body.innerHTML = renderToStaticMarkup(<SessionDebug />);
  await load();
  expect(details().open).toBe(false);
});

it("works if the browser blocks storage", async () => {
  const blocked = () => {
    throw new DOMException("blocked", "SecurityError");
  };
  vi.spyOn(window, "sessionStorage", "get").mockImplementation(blocked);
  vi.spyOn(window, "localStorage", "get").mockImplementation(blocked);
  await open();
  expect(rowsOf("session")[0]).toBe("Tilstand: logget ind");
  window.dispatchEvent(new Event("member-session:renewed"));
  await pass(0);
  expect(rowsOf("renewals")[0]).toBe("Siden siden blev åbnet: 1 i denne fane, 0 i andre");
  vi.restoreAllMocks();
});

it("is a region with a name, in which axe finds nothing", async () => {
  await open();
  vi.useRealTimers();
  expect(panel().getAttribute("aria-label")).toBe("Fejlsøgning af sessionen");
  expect(await axeFindings(panel())).toEqual([]);
});
