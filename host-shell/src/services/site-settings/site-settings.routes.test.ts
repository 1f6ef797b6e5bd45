import { SiteSettings } from "shared-runtime/api/site-settings.ts";
import * as v from "valibot";
import { expect, it } from "vitest";
import { GlobalSettings } from "../../pages/content/global-settings.ts";
import { sampleSettings } from "../../pages/testing/sample-settings.ts";
import { siteSettings } from "./site-settings.routes.ts";

const window = (message: string) => ({
  fields: {
    from: { value: "2026-11-05T22:00" },
    to: { value: "2026-11-06T06:00" },
    message: { value: message },
    showMessage: { value: true },
    functionalityOff: { value: false },
  },
});
const settings = v.parse(GlobalSettings, {
  ...sampleSettings,
  serviceTexts: { closedText: { value: "Lukket til {tid}." } },
  serviceMessages: { header: [window("Til alle.")], cvTjek: [window("Om CV-tjekket.")] },
});

it("returns the settings that tools need to pages of any origin, with the server's time", async () => {
  const clock = () => Date.parse("2026-11-05T21:30:00Z");
  const answer = await siteSettings({ findSettings: async () => settings, clock }).request("/api/site-settings");
  expect([answer.status, answer.headers.get("access-control-allow-origin")]).toEqual([200, "*"]);
  const none = { myPost: [], dms: [], dms2: [], booking: [], interact: [], di: [], jobmatch: [], login: [] };
  expect(v.parse(v.strictObject(SiteSettings.entries), await answer.json())).toEqual({
    now: "2026-11-05T21:30:00.000Z",
    formResponse: {
      successTitle: "Tak",
      successButtonText: "Fortsæt",
      errorTitle: "Det gik ikke",
      errorButtonText: "Prøv igen",
    },
    sessionTimeout: {
      title: "Er du her stadig?",
      text: "Vi logger dig snart ud.",
      renewLabel: "Forny min session",
      logoutLabel: "Log ud",
    },
    serviceTexts: { closedText: "Lukket til {tid}.", openAgainText: "Nu er det åbent igen." },
    serviceWindows: {
      ...none,
      cvTjek: [
        {
          from: "2026-11-05T21:00:00.000Z",
          to: "2026-11-06T05:00:00.000Z",
          message: "Om CV-tjekket.",
          showMessage: true,
          functionalityOff: false,
        },
      ],
    },
  });
});

it("returns the opening hours of the telephone, if the content has any", async () => {
  const day = { Opening: { value: "8.00" }, Closing: { value: "17.00" } };
  const closed = { Opening: { value: "0.00" }, Closing: { value: "0.00" } };
  const names = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
  const openingHours = Object.fromEntries(names.map((name, place) => [name, place < 5 ? day : closed]));
  const open = v.parse(GlobalSettings, { ...sampleSettings, openingHours });
  const answer = await siteSettings({ findSettings: async () => open }).request("/api/site-settings");
  expect(v.parse(SiteSettings, await answer.json()).openingHours).toEqual([
    ...Array.from({ length: 5 }, () => ({ opening: 480, closing: 1020 })),
    ...Array.from({ length: 2 }, () => ({ opening: 0, closing: 0 })),
  ]);
});

it("answers 503 if the content has no settings", async () => {
  const answer = await siteSettings({ findSettings: async () => undefined }).request("/api/site-settings");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "60"]);
});
