import { expect, it } from "vitest";
import { sampleEvent } from "../../pages/status/testing/sample-event.ts";
import { eventWithoutNames } from "./without-names.ts";

it("leaves out the person, the reason that they gave, and the label of their token", () => {
  for (const action of ["publish", "promote", "rollback", "token", "revoke"] as const) {
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
