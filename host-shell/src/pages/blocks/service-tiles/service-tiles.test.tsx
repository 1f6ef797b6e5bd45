import * as v from "valibot";
import { expect, it } from "vitest";
import { serviceWindowsAt } from "../../../services/site-settings/service-windows.ts";
import { withUid } from "../../block/block-samples.ts";
import { GlobalSettings } from "../../content/global-settings.ts";
import { sampleSettings } from "../../testing/sample-settings.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { samples } from "./service-tiles.samples.ts";

// Every sample is also drawn by block/block-samples.test.tsx, for visitors and editors, with axe.

const at = Date.parse("2026-11-24T12:00:00Z");
const windowed = (functionalityOff: boolean) => {
  const fields = {
    from: { value: "2026-11-24T11:00:00Z" },
    to: { value: "2026-11-24T13:00:00Z" },
    message: { value: "Posten er lukket til klokken 14." },
    showMessage: { value: true },
    functionalityOff: { value: functionalityOff },
  };
  return serviceWindowsAt(
    v.parse(GlobalSettings, { ...sampleSettings, serviceMessages: { myPost: [{ fields }] } }),
    at,
  );
};

async function draw(view: Parameters<typeof drawSample>[1]): Promise<HTMLElement> {
  const sample = samples["usual"];
  document.body.innerHTML = await drawSample(sample ? [withUid(sample, "s")] : [], view);
  return document.body;
}
const links = (root: Element) => root.querySelectorAll("a").length;

it("shows the message of a feature beside its link", async () => {
  const body = await draw({ service: windowed(false) });
  expect(body.textContent).toContain("Posten er lukket til klokken 14.");
  expect(links(body)).toBe(3);
});

it("leads nowhere while the feature is off, except for editors", async () => {
  expect(links(await draw({ service: windowed(true) }))).toBe(0);
  expect(links(await draw({ service: windowed(true), editing: true }))).toBe(3);
});
