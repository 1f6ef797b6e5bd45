import { expect, it } from "vitest";
import { objectionToFrame } from "./objection-to-frame.ts";

it("has no objection to tools that everyone uses on the spot, nor to those without a profile", () => {
  expect(objectionToFrame({ name: "cv-check", profile: { audience: "everyone" } })).toBeUndefined();
  expect(objectionToFrame({ name: "cv-check" })).toBeUndefined();
});

it("objects to tools that need sign-in, the digital ID or the whole site", () => {
  expect(objectionToFrame({ name: "service-forms", profile: { audience: "members" } })).toMatch(/kan ikke logge ind/);
  expect(objectionToFrame({ name: "signup-stepper", profile: { audience: "everyone" } })).toMatch(/MitID/);
  expect(objectionToFrame({ name: "cookie-consent", profile: { audience: "site" } })).toMatch(/hele webstedet/);
});
