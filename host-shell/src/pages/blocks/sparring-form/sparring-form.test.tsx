import * as v from "valibot";
import { expect, it } from "vitest";
import { serviceWindowsAt } from "../../../services/site-settings/service-windows.ts";
import type { PageView } from "../../block/prepared-block.ts";
import { prepareBlocks } from "../../block/prepare-block.ts";
import { GlobalSettings } from "../../content/global-settings.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { sampleSettings } from "../../testing/sample-settings.ts";
import { sampleSite } from "../../testing/sample-site.ts";

const now = Date.parse("2026-11-28T12:00:00Z");
const fields = { widget: { value: "service-forms" }, formId: { value: "LHO0141" }, answerDays: { value: 2 } };
const rendering = { uid: "a", componentName: "SparringForm", fields };
const open = { Opening: { value: "08:00" }, Closing: { value: "16:00" } };
const closed = { Opening: { value: "00:00" }, Closing: { value: "00:00" } };
const openingHours = {
  monday: open,
  tuesday: open,
  wednesday: open,
  thursday: open,
  friday: open,
  saturday: closed,
  sunday: closed,
};

async function propsWith(settings: object): Promise<unknown> {
  const service = serviceWindowsAt(v.parse(GlobalSettings, { ...sampleSettings, ...settings }), now);
  document.body.innerHTML = await drawSample([rendering], { service, now });
  return JSON.parse(document.querySelector("[data-widget=service-forms] script")?.textContent ?? "null");
}

it("offers three times on the next working days in the opening hours", async () => {
  expect(await propsWith({ openingHours })).toEqual({
    formId: "LHO0141",
    answerDays: 2,
    times: "2026-11-30T10:00 2026-12-01T13:00 2026-12-02T15:00",
  });
});

it("offers no times where nobody answers the telephone", async () => {
  expect(await propsWith({ openingHours: undefined })).toEqual({ formId: "LHO0141", answerDays: 2 });
});

it("is drawn again when another day has begun in Copenhagen", () => {
  const page = { site: sampleSite, template: "SelfServicePage", data: {}, editing: false };
  const [prepared] = prepareBlocks([rendering], page);
  expect(prepared?.kind === "sound" && prepared.changesAt({ now } as PageView)).toBe(
    Date.parse("2026-11-28T23:00:00Z"),
  );
});
