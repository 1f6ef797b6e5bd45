import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetConsent } from "../../testing/forget-consent.ts";
import { keepConsent } from "../consent/keep-consent.ts";
import { pageSession } from "../session/page-session.ts";
import { track as trackAny, type TrackedEvent } from "./track.ts";

const track = (event: TrackedEvent) => trackAny<TrackedEvent>(event);

beforeEach(forgetConsent);
afterEach(() => {
  Reflect.deleteProperty(globalThis, Symbol.for("shared-runtime/page-session/2"));
  document.body.removeAttribute("data-widget-editing");
});

const event = { event: "tool_interaction", tool: "cv_tjek", interaction: "details_seen" } as const;
const step = { event: "tool_step", tool: "cv_tjek", step: "upload", stepNumber: 1, resumed: false } as const;
const told = () => (window as { readonly dataLayer?: unknown }).dataLayer;
const allowed = { statistics: true, marketing: false };
const refused = { statistics: false, marketing: true };

it("pushes to the data layer of the page's tag manager", () => {
  keepConsent(allowed);
  const dataLayer = [{ event: "gtm.js" }];
  Object.assign(window, { dataLayer });
  track(event);
  expect(dataLayer).toEqual([{ event: "gtm.js" }, event]);
});

it("creates the data layer if no tag manager has loaded yet", () => {
  keepConsent(allowed);
  track(event);
  expect(told()).toEqual([event]);
});

it("pushes nothing before the visitor answers, and everything in order once statistics are allowed", () => {
  track(step);
  track(event);
  expect(told()).toBeUndefined();
  keepConsent(allowed);
  expect(told()).toEqual([step, event]);
  track(step);
  expect(told()).toEqual([step, event, step]);
});

it("drops waiting events when statistics are refused, even if they are allowed later", () => {
  track(step);
  keepConsent(refused);
  track(step);
  expect(told()).toBeUndefined();
  keepConsent(allowed);
  track(event);
  expect(told()).toEqual([event]);
});

it("stops at once when the consent is withdrawn, also in another tab", () => {
  keepConsent(allowed);
  track(step);
  // Another tab changed the cookie, and this one has not noticed yet.
  document.cookie = `cookie-consent=1.${Math.floor(Date.now() / 1000)}.00; Path=/`;
  track(event);
  expect(told()).toEqual([step]);
});

it("keeps the first 200 waiting events", () => {
  for (let stepNumber = 1; stepNumber <= 250; stepNumber += 1) track({ ...step, stepNumber });
  keepConsent(allowed);
  expect(told()).toEqual(Array.from({ length: 200 }, (_, index) => ({ ...step, stepNumber: index + 1 })));
});

it("shares one queue between independently built remotes", async () => {
  track(step);
  vi.resetModules();
  const other = await import("./track.ts");
  other.track<TrackedEvent>(event);
  track(step);
  keepConsent(allowed);
  expect(told()).toEqual([step, event, step]);
});

it("pushes nothing while an editor works on a widget of the page", () => {
  keepConsent(allowed);
  pageSession({ apiUrl: "https://host.example/api/", editing: true });
  track(event);
  expect(told()).toBeUndefined();
});

it("pushes what visitors do on a page where the attribute for editing mode was left", () => {
  keepConsent(allowed);
  document.body.setAttribute("data-widget-editing", "");
  track(event);
  expect(told()).toEqual([event]);
});

it("does not break the tool if the tag manager throws", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const broken = new Error("the tag manager broke");
  const push = () => {
    throw broken;
  };
  keepConsent(allowed);
  Object.assign(window, { dataLayer: { push } });
  expect(() => track(event)).not.toThrow();
  expect(warn.mock.calls).toEqual([[broken]]);
  warn.mockRestore();
});
