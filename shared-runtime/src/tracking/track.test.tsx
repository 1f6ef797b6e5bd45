import { afterEach, expect, it, vi } from "vitest";
import { track } from "./track.ts";

afterEach(() => Reflect.deleteProperty(window, "dataLayer"));

const event = { event: "tool_interaction", tool: "cv_tjek", interaction: "details_seen" } as const;

it("pushes onto the list of the page's tag manager", () => {
  const dataLayer = [{ event: "gtm.js" }];
  Object.assign(window, { dataLayer });
  track(event);
  expect(dataLayer).toEqual([{ event: "gtm.js" }, event]);
});

it("begins the list where no tag manager has come yet", () => {
  track(event);
  expect(window).toHaveProperty("dataLayer", [event]);
});

it("leaves the tool alone if the tag manager breaks", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const broken = new Error("the tag manager broke");
  const push = () => {
    throw broken;
  };
  Object.assign(window, { dataLayer: { push } });
  expect(() => track(event)).not.toThrow();
  expect(warn.mock.calls).toEqual([[broken]]);
  warn.mockRestore();
});
