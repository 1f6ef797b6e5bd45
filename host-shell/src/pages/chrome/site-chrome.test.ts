import * as v from "valibot";
import { expect, test } from "vitest";
import { serviceWindowsAt } from "../../services/site-settings/service-windows.ts";
import { GlobalSettings } from "../content/global-settings.ts";
import type { Site } from "../sites/site.ts";
import { sampleHeader, sampleSettings } from "../testing/sample-settings.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { drawSiteFooter, drawSiteHeader } from "./site-chrome.tsx";

const link = (href: string, text: string) => ({ fields: { link: { value: { href, text } } } });
const footer = {
  brand: { value: "Prøve" },
  text: { value: "Tekst" },
  navigationLabel: { value: "Bund" },
  links: [],
  sitesLabel: { value: "Vores sites" },
  sites: [link("/", "Forside"), link("/spring", "Spring"), link("/spring/leder", "Leder")],
};
const site: Site = {
  ...sampleSite,
  menu: [{ link: { href: "/løn", text: "Løn" }, items: [] }],
  settings: v.parse(GlobalSettings, { ...sampleSettings, header: sampleHeader, footer }),
};
const view = (path: string, of = site) => ({
  path,
  site: of,
  publicUrl: "https://lk.example",
  editing: false,
  correlationId: undefined,
  frameOf: () => undefined,
  service: serviceWindowsAt(of.settings, 0),
  now: 0,
  member: undefined,
});
const currentIn = (html: string) => /<a [^>]*aria-current="[a-z]+"[^>]*>([^<]+)/.exec(html)?.[1];

test("the header marks the page in the menu, and signs in to the page, whichever page it was drawn for first", () => {
  for (const [path, current, address] of [
    ["/ferie", undefined, "%2Fferie"],
    ["/løn", "Løn", "%2Fl%C3%B8n"],
    ["/$&", undefined, "%2F%24%26"],
    ["", undefined, "%2F"],
  ] as const) {
    const header = drawSiteHeader(view(path));
    expect([path, currentIn(header)]).toEqual([path, current]);
    expect(header).toContain(`href="/api/auth/login?redirectUrl=${address}"`);
  }
});

test.each([
  ["/", "Forside"],
  ["/spring", "Spring"],
  ["/spring/leder", "Leder"],
  ["/springer", "Forside"],
])("the footer of the site at %s marks %s among the sites", (root, name) => {
  expect(currentIn(drawSiteFooter(view("/", { ...site, root })))).toBe(name);
});

test("the header tells a member who was signed out without an answer what the settings say", () => {
  expect(drawSiteHeader(view("/"))).toContain('data-late="Vi har logget dig ud for at passe på dine oplysninger."');
  const sessionTimeout = { ...sampleSettings.sessionTimeout, signedOutText: { value: "Du er logget ud." } };
  const settings = v.parse(GlobalSettings, { ...sampleSettings, sessionTimeout, header: sampleHeader });
  expect(drawSiteHeader(view("/", { ...site, settings }))).toContain('data-late="Du er logget ud."');
});

test("a site without settings has neither header nor footer", () => {
  expect([drawSiteHeader(view("/", sampleSite)), drawSiteFooter(view("/", sampleSite))]).toEqual(["", ""]);
});
