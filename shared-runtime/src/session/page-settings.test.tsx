import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SiteSettings } from "../api/site-settings.ts";
import { pageSettings } from "./page-settings.ts";

const formResponse = { successTitle: "1", successButtonText: "2", errorTitle: "3", errorButtonText: "4" };
const window = {
  from: "2026-11-05T21:00:00.000Z",
  to: "2026-11-06T05:00:00.000Z",
  message: "Lukket.",
  showMessage: true,
  functionalityOff: true,
};
const answer: SiteSettings = {
  now: "2026-11-05T21:00:00.000Z",
  formResponse,
  sessionTimeout: { title: "a", text: "b", renewLabel: "c", logoutLabel: "d" },
  serviceWindows: { cvTjek: [window], madeLater: [] },
  serviceTexts: { closedText: "Lukket til {tid}.", openAgainText: "Åbent." },
};
const answering = (respond: () => Promise<Response>) => {
  const fetch = vi.fn<typeof globalThis.fetch>(respond);
  vi.stubGlobal("fetch", fetch);
  return fetch;
};

beforeEach(() => void Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/site-settings/2")));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("requests the settings on first use, once for all widgets, without cookies", async () => {
  const fetch = answering(async () => Response.json(answer));
  expect(fetch).not.toHaveBeenCalled();
  const settings = () => pageSettings("https://host/api/");
  expect(settings()).toBe(settings());
  await vi.waitFor(() => expect(settings().value.isKnown).toBe(true));
  expect(fetch.mock.calls.map(([address, init]) => [address, init?.credentials])).toEqual([
    ["https://host/api/site-settings", "omit"],
  ]);
  const { isKnown, ...rest } = settings().value;
  expect(isKnown).toBe(true);
  expect(rest).toEqual({
    clock: expect.any(Function),
    formResponse,
    sessionTimeout: answer.sessionTimeout,
    serviceWindows: { cvTjek: [window], madeLater: [] },
    serviceTexts: { closedText: "Lukket til {tid}.", openAgainText: "Åbent." },
  });
});

it("uses its own texts about service windows with a server that sends none", async () => {
  answering(async () => Response.json({ ...answer, serviceTexts: undefined }));
  const settings = () => pageSettings("https://host/api/");
  await vi.waitFor(() => expect(settings().value.isKnown).toBe(true));
  expect(settings().value.serviceTexts.openAgainText).toBe("Nu er det åbent igen.");
});

it("uses the server's clock when the visitor's is wrong", async () => {
  vi.useFakeTimers({ now: Date.parse("2019-01-01T00:00:00Z"), toFake: ["Date"] });
  answering(async () => Response.json(answer));
  const settings = () => pageSettings("https://host/api/");
  await new Promise<void>((known) => settings().subscribe(({ isKnown }) => isKnown && known()));
  vi.setSystemTime(Date.parse("2019-01-01T00:10:00Z"));
  expect(new Date(settings().value.clock()).toISOString()).toBe("2026-11-05T21:10:00.000Z");
});

it.each([
  ["is unreachable", async () => Promise.reject(new TypeError("offline"))],
  ["refuses", async () => Response.json({ errorKey: "genericError" }, { status: 503 })],
  ["answers something else", async () => new Response("<html>")],
  ["answers incompletely", async () => Response.json({ now: answer.now, formResponse })],
])("switches nothing off and uses its default texts when the server %s", async (_case, respond) => {
  const fetch = answering(respond);
  const settings = () => pageSettings("https://host/api/");
  settings();
  await fetch.mock.results[0]?.value.catch(() => undefined);
  await new Promise((settled) => setTimeout(settled));
  expect(settings().value).toMatchObject({
    isKnown: false,
    serviceWindows: {},
    formResponse: { errorTitle: "Vi fik ikke dine oplysninger", errorButtonText: "Prøv igen" },
  });
});

describe("after a request that failed", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));

  /** Requests the settings from a server that fails once and then answers. */
  async function failedOnce() {
    const fetch = answering(async () => Response.json(answer));
    fetch.mockImplementationOnce(() => Promise.reject(new TypeError("offline")));
    const settings = pageSettings("https://host/api/");
    await new Promise((settled) => setTimeout(settled));
    return { calls: () => fetch.mock.calls.length, settings };
  }
  const known = (settings: ReturnType<typeof pageSettings>) =>
    vi.waitFor(() => expect(settings.value.formResponse).toEqual(formResponse));

  it("the next widget that needs the settings requests them again, but not before a pause", async () => {
    const { calls, settings } = await failedOnce();
    expect(pageSettings("https://host/api/")).toBe(settings);
    vi.advanceTimersByTime(29_000);
    pageSettings("https://host/api/");
    expect(calls()).toBe(1);
    vi.advanceTimersByTime(1_000);
    pageSettings("https://host/api/");
    pageSettings("https://host/api/");
    await known(settings);
    vi.advanceTimersByTime(60_000);
    pageSettings("https://host/api/");
    expect(calls()).toBe(2);
  });

  it.each([
    ["online", () => globalThis.window.dispatchEvent(new Event("online"))],
    ["visible", () => document.dispatchEvent(new Event("visibilitychange"))],
  ])("a page that is %s again requests them", async (_case, happen) => {
    const { calls, settings } = await failedOnce();
    vi.advanceTimersByTime(30_000);
    happen();
    await known(settings);
    expect(calls()).toBe(2);
  });
});
