import * as v from "valibot";
import { expect, test } from "vitest";
import { GlobalSettings } from "../../pages/content/global-settings.ts";
import { sampleSettings } from "../../pages/testing/sample-settings.ts";
import { serviceWindowsAt } from "./service-windows.ts";

const noon = Date.parse("2026-11-05T11:00:00Z");
const closed = (message: string) => ({
  fields: {
    from: { value: "2026-11-05T11:00" },
    to: { value: "2026-11-05T13:00" },
    message: { value: message },
    showMessage: { value: message !== "" },
    functionalityOff: { value: true },
  },
});

function messagesAbout(message: string, more: object = {}): readonly string[] {
  const settings = v.parse(GlobalSettings, {
    ...sampleSettings,
    ...more,
    serviceMessages: { login: [closed(message)] },
  });
  const { stateOf, messagesOf } = serviceWindowsAt(settings, noon);
  return messagesOf(stateOf("login"));
}

test("what is closed without a message says when it opens again, in the words of the settings", () => {
  expect(messagesAbout("Vi flytter.")).toEqual(["Vi flytter."]);
  expect(messagesAbout("")).toEqual(["Det er lukket lige nu og åbner igen torsdag den 5. november kl. 13.00."]);
  const serviceTexts = { closedText: { value: "Tilbage {tid}." } };
  expect(messagesAbout("", { serviceTexts })).toEqual(["Tilbage torsdag den 5. november kl. 13.00."]);
});

test("what is open says nothing", () => {
  const { stateOf, messagesOf } = serviceWindowsAt(undefined, noon);
  expect(messagesOf(stateOf("login"))).toEqual([]);
});

test("equal windows are one object until a window opens or closes", () => {
  const settings = v.parse(GlobalSettings, { ...sampleSettings, serviceMessages: { login: [closed("Vi flytter.")] } });
  const start = noon - 3_600_000;
  const before = serviceWindowsAt(settings, start - 2);
  expect(serviceWindowsAt(settings, start - 1)).toBe(before);
  const during = serviceWindowsAt(settings, start);
  expect([before, during].map(({ stateOf }) => stateOf("login").isOff)).toEqual([false, true]);
  expect(serviceWindowsAt(settings, start - 2).stateOf("login").isOff).toBe(false);
});
