import { readFile } from "node:fs/promises";
import type { Feature } from "shared-runtime/api/site-settings.ts";
import * as v from "valibot";
import { expect, it } from "vitest";
import { serviceWindowsAt } from "../../../services/site-settings/service-windows.ts";
import { withUid } from "../../block/block-samples.ts";
import { GlobalSettings } from "../../content/global-settings.ts";
import { Route } from "../../content/layout-service-data.ts";
import { noSystems, type SystemAddresses, systemSettings } from "../../sites/system-addresses.ts";
import { readSettings } from "../../../settings/settings.ts";
import { sampleSettings } from "../../testing/sample-settings.ts";
import { sampleSite } from "../../testing/sample-site.ts";
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
  interact: "Beskeder til din sagsbehandler",
  di: "Din arbejdsgivers aftale",
};

/** The tiles of our own front page of members, on a server that knows the addresses of some systems. */
async function drawOurs(systems: Partial<SystemAddresses>, view: Parameters<typeof drawSample>[1] = {}) {
  const path = "host-shell/content/lederkredsen-selvbetjening/pages/index.json";
  const { placeholders } = v.parse(Route, JSON.parse(await readFile(path, "utf8")));
  const tiles = (placeholders["headless-main"] ?? []).filter(({ componentName }) => componentName === "ServiceTiles");
  document.body.innerHTML = await drawSample(tiles, {
    site: { ...sampleSite, systems: { ...noSystems, ...systems } },
    ...view,
  });
  return [...document.querySelectorAll("li")];
}

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

const everySystem = {
  myPost: "https://post.example/",
  dms: "https://dokumenter.example/",
  dms2: "https://arkiv.example/",
  interact: "https://beskeder.example/",
  di: "https://aftaler.example/",
};

it.each(["myPost", "dms", "dms2", "booking", "interact", "di"] as const)(
  "closes the tile of %s on our own front page of members, and no other",
  async (feature) => {
    const tiles = await drawOurs(everySystem, { service: windowed(true, feature) });
    const off = tiles.filter((tile) => links(tile) === 0);
    expect(off.map((tile) => tile.querySelector("h3")?.textContent)).toEqual([names[feature]]);
    expect(off[0]?.textContent).toContain("Posten er lukket til klokken 14.");
  },
);

const hrefOf = (tiles: readonly Element[], name: string) =>
  tiles
    .find((tile) => tile.querySelector("h3")?.textContent === name)
    ?.querySelector("a")
    ?.getAttribute("href");

it("opens a system at the address of the settings, and has no tile of a system without one", async () => {
  const tiles = await drawOurs({ myPost: "https://post.example/ind?fra=lk" });
  expect(hrefOf(tiles, names.myPost)).toBe("https://post.example/ind?fra=lk");
  for (const name of [names.dms, names.dms2, names.interact, names.di]) expect(hrefOf(tiles, name)).toBeUndefined();
  expect(document.body.textContent).not.toContain(names.di);
});

it("has no title over systems of which none has an address", async () => {
  await drawOurs({});
  expect([...document.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual(["Dine værktøjer"]);
});

it("books a conversation by our own form, unless a system for it has an address", async () => {
  expect(hrefOf(await drawOurs({}), names.booking)).toBe("/selvbetjening/formularer/sparring");
  expect(hrefOf(await drawOurs({ booking: "https://tider.example/" }), names.booking)).toBe("https://tider.example/");
});

it("tells editors on the page which tiles members do not see, and which setting is missing", async () => {
  const tiles = await drawOurs({ myPost: "https://post.example/" }, { editing: true });
  expect(tiles.some((tile) => tile.textContent.includes(names.di))).toBe(true);
  expect(document.body.textContent).toContain("Medlemmerne ser ikke »Din arbejdsgivers aftale«");
  expect(document.body.textContent).toContain("om at sætte DI_URL");
  expect(document.body.textContent).not.toContain("MY_POST_URL");
});

it("hides tiles of which one leads nowhere, and is no system, with the reason for editors", async () => {
  const fields = { items: [{ fields: { title: { value: "Netværk" }, link: { value: { href: "", text: "Se" } } } }] };
  const tiles = [{ uid: "s", componentName: "ServiceTiles", fields }];
  expect(await drawSample(tiles)).toBe("");
  expect(await drawSample(tiles, { editing: true })).toContain("the link of &quot;Netværk&quot; must not be empty");
});

it("names the settings of all systems as the server reads them", () => {
  const environment = Object.fromEntries(
    Object.entries(systemSettings).map(([system, name]) => [name, `https://${system.toLowerCase()}.example`]),
  );
  expect(readSettings(environment).systems).toEqual({
    myPost: "https://mypost.example",
    dms: "https://dms.example",
    dms2: "https://dms2.example",
    booking: "https://booking.example",
    interact: "https://interact.example",
    di: "https://di.example",
  });
});
