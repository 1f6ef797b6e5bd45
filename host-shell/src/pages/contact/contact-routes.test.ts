import ICAL from "ical.js";
import { contactCardPath } from "shared-runtime/api/contact-card.ts";
import { expect, it } from "vitest";
import type { Site } from "../sites/site.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { contactRoutes } from "./contact-routes.ts";

const contact = { phone: "70 20 30 40", email: "kontakt@prøve.example", address: "Margenvej 14\n2100 København Ø" };
const settings = { contact } as unknown as Site["settings"];
const spring: Site = { ...sampleSite, kind: "spring", name: "prøve-spring", root: "/prøve-spring", settings };

const ask = async (...sites: readonly Site[]) =>
  contactRoutes({ publicUrl: "https://lk.example", contentSource: { listSites: async () => sites } }).request(
    contactCardPath,
  );

it("a telephone saves the number of the main site as a contact", async () => {
  const answer = await ask(spring, { ...sampleSite, title: "Prøve, for ledere 👋", settings });
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/vcard; charset=utf-8",
    "content-disposition": 'attachment; filename="prve.vcf"',
    "cache-control": "public, max-age=0, must-revalidate",
    "x-robots-tag": "noindex",
  });
  const card = new ICAL.Component(ICAL.parse(await answer.text()));
  expect(["fn", "tel", "url"].map((name) => card.getFirstPropertyValue(name))).toEqual([
    "Prøve, for ledere 👋",
    "+4570203040",
    "https://lk.example/",
  ]);
});

it("there is no contact without a telephone, and none of another site in its place", async () => {
  expect((await ask(sampleSite, spring)).status).toBe(404);
  expect((await ask()).status).toBe(404);
});
