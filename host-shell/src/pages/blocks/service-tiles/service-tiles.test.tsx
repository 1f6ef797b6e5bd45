import { readFile } from "node:fs/promises";
import type { Feature } from "shared-runtime/api/site-settings.ts";
import * as v from "valibot";
import { expect, it } from "vitest";
import { serviceWindowsAt } from "../../../services/site-settings/service-windows.ts";
import { withUid } from "../../block/block-samples.ts";
import { GlobalSettings } from "../../content/global-settings.ts";
import { Route } from "../../content/layout-service-data.ts";
import { sampleSettings } from "../../testing/sample-settings.ts";
import { drawSample } from "../../testing/draw-sample.ts";
import { samples } from "./service-tiles.samples.ts";

// Every sample is also drawn by block/block-samples.test.tsx, for visitors and editors, with axe.

const at = Date.parse("2026-11-24T12:00:00Z");
const windowed = (functionalityOff: boolean, feature: Feature = "myPost") => {
  const fields = {
    from: { value: "2026-11-24T11:00:00Z" },
    to: { value: "2026-11-24T13:00:00Z" },
    message: { value: "Posten er lukket til klokken 14." },
    showMessage: { value: true },
    functionalityOff: { value: functionalityOff },
  };
  return serviceWindowsAt(
    v.parse(GlobalSettings, { ...sampleSettings, serviceMessages: { [feature]: [{ fields }] } }),
    at,
  );
};

const names = {
  myPost: "Min post",
  dms: "Dokumenter",
  dms2: "Dokumenter i a‑kassen",
  booking: "Bestil en samtale",
  interact: "Interact",
  di: "DI",
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

it.each(["myPost", "dms", "dms2", "booking", "interact", "di"] as const)(
  "closes the tile of %s on our own front page of members, and no other",
  async (feature) => {
    const path = "host-shell/content/lederkredsen-selvbetjening/pages/index.json";
    const { placeholders } = v.parse(Route, JSON.parse(await readFile(path, "utf8")));
    const tiles = (placeholders["headless-main"] ?? []).filter(({ uid }) => uid === "systemer");
    document.body.innerHTML = await drawSample(tiles, { service: windowed(true, feature) });
    const off = [...document.querySelectorAll("li")].filter((tile) => links(tile) === 0);
    expect(off.map((tile) => tile.querySelector("h3")?.textContent)).toEqual([names[feature]]);
    expect(off[0]?.textContent).toContain("Posten er lukket til klokken 14.");
  },
);
