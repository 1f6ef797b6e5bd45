import { expect, it } from "vitest";
import { sampleEvent } from "../../pages/status/testing/sample-event.ts";
import { eventWithoutNames, versionWithoutNames } from "./without-names.ts";

it("leaves out the person, the reason that they gave, and the label of their token", () => {
  for (const action of ["publish", "promote", "rollback", "withdraw", "token", "revoke"] as const) {
    const event = sampleEvent({ action, actor: "ida (Kontingent)", reason: "Ida skal hjem.", token: "Idas maskine" });
    expect(eventWithoutNames(event)).toEqual({ ...event, actor: "", reason: null, token: null });
  }
});

it("keeps what the registry does by itself", () => {
  const heal = sampleEvent({ action: "heal", actor: "self-healing", reason: "3 of 10 loads failed." });
  expect(eventWithoutNames(heal)).toEqual(heal);
  const end = sampleEvent({ action: "end", actor: "ida", reason: "stable serves 1.0.0." });
  expect(eventWithoutNames(end)).toEqual({ ...end, actor: "" });
});

it("says that a version was withdrawn for security, and not what is unsafe", () => {
  const version = { publishedBy: "ida", forcedBecause: null, withdrawnBecause: "A link runs script." };
  const without = { publishedBy: "", forcedBecause: null };
  expect(
    [true, false].map((withdrawnForSecurity) => versionWithoutNames({ ...version, withdrawnForSecurity })),
  ).toEqual([
    { ...without, withdrawnBecause: "For security.", withdrawnForSecurity: true },
    { ...without, withdrawnBecause: "A link runs script.", withdrawnForSecurity: false },
  ]);
});
