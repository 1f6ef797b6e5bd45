import * as v from "valibot";
import { expect, test } from "vitest";
import { serviceWindowsAt } from "../../services/site-settings/service-windows.ts";
import { GlobalSettings } from "../content/global-settings.ts";
import type { MenuItem } from "../content/fields/menu.ts";
import type { Site } from "../sites/site.ts";
import { sampleHeader, sampleSettings } from "../testing/sample-settings.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { drawSiteFooter, drawSiteHeader } from "./site-chrome.tsx";

const link = (href: string, text: string) => ({ fields: { link: { value: { href, text } } } });
const entry = (href: string, text: string, items: readonly MenuItem[] = []): MenuItem => ({
  link: { href, text },
  items,
});
const contact = {
  title: { value: "Tal med os" },
  phone: { value: "70 20 30 40" },
  email: { value: "kontakt@prøve.example" },
  address: { value: "Margenvej 14\n2100 København Ø" },
};
const footer = {
  text: { value: "Tekst" },
  navigationLabel: { value: "Bund" },
  columns: [{ fields: { title: { value: "Råd" }, links: [link("/løn", "Løn")] } }],
  social: [link("https://social.example/prøve", "LinkedIn")],
  legal: { value: "© Prøve" },
  legalLinks: [link("#cookieindstillinger", "Cookieindstillinger")],
  sitesLabel: { value: "Vores sites" },
  sites: [link("/", "Forside"), link("/spring", "Spring"), link("/spring/leder", "Leder")],
};
const site: Site = {
  ...sampleSite,
  menu: [
    entry("/løn", "Løn"),
    entry("/råd", "Råd", [entry("/råd/kontrakt", "Kontrakt", [entry("/råd/kontrakt/bonus", "Bonus")])]),
  ],
  settings: v.parse(GlobalSettings, { ...sampleSettings, header: sampleHeader, footer, contact }),
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
const parsed = (html: string): Document => new DOMParser().parseFromString(html, "text/html");
const currentIn = (html: string, within = "[data-menu], footer") =>
  parsed(html).querySelector(`:is(${within}) a[aria-current]`)?.textContent;
/** The text of each marked control of the menu, and its mark. */
const marksIn = (html: string) =>
  [...parsed(html).querySelectorAll("[data-menu] [aria-current]")].map((control) => [
    control.localName,
    control.textContent,
    control.getAttribute("aria-current"),
  ]);

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

test("the menu marks the branches around a page, also of a page that it has no entry for", () => {
  const branches = [
    ["button", "Råd", "true"],
    ["button", "Kontrakt", "true"],
  ];
  expect(marksIn(drawSiteHeader(view("/råd/kontrakt/bonus")))).toEqual([...branches, ["a", "Bonus", "page"]]);
  expect(marksIn(drawSiteHeader(view("/råd/kontrakt")))).toEqual([...branches, ["a", "Kontrakt", "page"]]);
  expect(marksIn(drawSiteHeader(view("/råd/kontrakt/ferie")))).toEqual(branches);
  expect(marksIn(drawSiteHeader(view("/rådgivere")))).toEqual([]);
});

test("a menu of 300 entries is drawn, and marks one of them", () => {
  const many = Array.from({ length: 300 }, (_, index) => entry(`/side-${index}`, `Side ${index}`));
  const header = drawSiteHeader(view("/side-250", { ...site, menu: many }));
  expect(parsed(header).querySelectorAll("[data-menu] a")).toHaveLength(301);
  expect(marksIn(header)).toEqual([["a", "Side 250", "page"]]);
});

test("the header has a search only if the settings have a page for it", () => {
  const searchIn = (html: string) => parsed(html).querySelector("a[href='/soeg']")?.textContent;
  expect(searchIn(drawSiteHeader(view("/")))).toBeUndefined();
  const searchLink = { value: { href: "/soeg", text: "Søg" } };
  const settings = v.parse(GlobalSettings, { ...sampleSettings, header: { ...sampleHeader, searchLink } });
  expect(searchIn(drawSiteHeader(view("/", { ...site, settings })))).toBe("Søg");
});

test("the footer has the contact details of the site, its columns, and the legal line with the cookie settings", () => {
  const drawn = parsed(drawSiteFooter(view("/")));
  const hrefs = [...drawn.querySelectorAll("a")].map((each) => each.getAttribute("href"));
  expect(hrefs).toEqual([
    "tel:70203040",
    "mailto:kontakt@prøve.example",
    "/løn",
    "/",
    "/spring",
    "/spring/leder",
    "https://social.example/prøve",
    "#cookieindstillinger",
  ]);
  expect(drawn.querySelector("address")?.textContent).toBe("Margenvej 142100 København Ø");
  expect(drawn.body.textContent).toContain("© Prøve");
});

test.each([
  ["/", "Forside"],
  ["/spring", "Spring"],
  ["/spring/leder", "Leder"],
  ["/springer", "Forside"],
])("the header and the footer of the site at %s mark %s among the sites", (root, name) => {
  expect(currentIn(drawSiteFooter(view("/", { ...site, root })))).toBe(name);
  expect(currentIn(drawSiteHeader(view("/", { ...site, root })), "#sites")).toBe(name);
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

test("the menus of a signed-in person lead to the self-service: that of the account, and that of a phone", () => {
  const selfServiceLink = { value: { href: "/selvbetjening", text: "Selvbetjening" } };
  const settings = v.parse(GlobalSettings, {
    ...sampleSettings,
    header: { ...sampleHeader, selfServiceLink },
    footer,
    contact,
  });
  const linksIn = (html: string) =>
    ["#account", "#menu"].map((menu) => parsed(html).querySelectorAll(`${menu} a[href="/selvbetjening"]`).length);
  expect(linksIn(drawSiteHeader(view("/cv-tjek", { ...site, settings })))).toEqual([1, 1]);
  expect(linksIn(drawSiteHeader(view("/cv-tjek")))).toEqual([0, 0]);
});
