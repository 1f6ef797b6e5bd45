import { renderToStaticMarkup } from "react-dom/server";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import type { UnionMembership } from "shared-runtime/api/session-answer.ts";
import { expect, it } from "vitest";
import type { AboutMember } from "../../../services/member-data/about-member.ts";
import type { Joining } from "../../../services/member-data/joining.ts";
import { sampleMember } from "../../member/sample-member.ts";
import { membershipPaymentPart, type PaymentWords } from "./membership-payment-part.tsx";

const words: PaymentWords = {
  id: "p",
  title: "Du betaler",
  unknownPrice: "Ring, så siger vi prisen.",
  notChosen: "Du har ikke valgt endnu.",
  choose: "Vælg",
  change: "Skift",
  totalLabel: "I alt",
  addonLabel: "tilvalg",
  freeText: "Det er gratis.",
  pendingTitle: "Du kommer til at betale",
  pendingLabel: "Afventer",
  pendingText: "Det gælder snart.",
  paymentLabel: "Betaling",
  addonsLabel: "Tilvalg",
  noAddons: "Ingen",
  failedText: "Vi kunne ikke hente det.",
  path: "/selvbetjening/betaling",
};

async function draw(changes: Partial<AboutMember>): Promise<string> {
  const drawn = renderToStaticMarkup(membershipPaymentPart.draw(words, { ...sampleMember, ...changes }));
  document.body.innerHTML = `<main><h1>Betaling</h1>${drawn}</main>`;
  expect(await axeFindings(document.body)).toEqual([]);
  return document.body.textContent.replaceAll(/[\u00a0\s]+/g, " ");
}
const href = () => document.querySelector("a")?.getAttribute("href");

it("says what the member pays, when, from which account, and for what", async () => {
  const text = await draw({});
  expect(text).toContain(
    "1.017 kr./md.Fagforening 279 + A\u2011kasse 549 + Lønsikring 189 = 1.017 kr./md., 3.051 kr. hvert kvartal; efter skat ca. 763 kr./md. Næste gang mandag den 4. januar 2027 fra konto ••4567.",
  );
  expect(text).toContain(
    "Fagforening 279 kr./md.A\u2011kasse 549 kr./md.Lønsikring tilvalg189 kr./md.I alt 1.017 kr./md.",
  );
});

it("says how, by invoice", async () => {
  expect(await draw({ payment: { way: "invoice" } })).toContain("Næste gang mandag den 4. januar 2027 med faktura.");
});

it("asks for the choice that is missing", async () => {
  const text = await draw({ payment: undefined, needsPayment: true });
  expect(text).toContain("hvert kvartal; efter skat ca. 763 kr./md. Du har ikke valgt endnu.");
  expect(text).toContain("Vælg");
});

it("says no price that is unknown", async () => {
  const registered = { membershipNumber: 100_001, contact: {}, contactParts: [] };
  const text = await draw({ registered, cost: undefined, payment: undefined });
  expect(text).toContain("Ring, så siger vi prisen.");
  expect(text).not.toContain("kr.");
});

it.each<[UnionMembership, string]>([
  ["fagforening", "leder"],
  ["fagforening+akasse", "leder"],
  ["akasse", "akasse"],
  ["business", "business"],
  ["spring", "spring"],
])("leads a member of %s to the sheet %s", async (membership, sheet) => {
  await draw({ registered: { ...sampleMember.registered!, membership } });
  expect(href()).toBe(`/selvbetjening/betaling?signup=true&sheet_confirmation=${sheet}&addons=loensikring`);
});

const joining: Joining = {
  id: "5c1e77aa-0000-4000-8000-000000000000",
  sentAt: new Date("2026-11-28T09:00:00Z"),
  product: "fagforening+akasse",
  membership: "fagforening+akasse",
  sheet: "ledig",
  parts: sampleMember.registered?.parts,
  firstDay: new Date("2026-12-01T12:00:00Z"),
  firstPayment: new Date("2027-01-04T12:00:00Z"),
  isComplete: true,
  movesFund: false,
  offersAddons: true,
};

it("shows a person who has joined what they chose, as pending, with the amounts and a way to change it", async () => {
  const text = await draw({ registered: undefined, joining, payment: { way: "account", end: "4567" } });
  expect(text).toContain("Du kommer til at betale1.017 kr./md.");
  expect(text).toContain(
    "3.051 kr. hvert kvartal, første gang 4. januar (december er gratis); efter skat ca. 763 kr./md.",
  );
  expect(text).toContain("BetalingKonto ••4567 AfventerTilvalgLønsikring Afventer");
  expect(text).toContain("Det gælder snart.Skift");
  expect(href()).toBe(
    "/selvbetjening/betaling?signup=true&sheet_confirmation=ledig&membership=fagforening%2Bakasse&addons=loensikring",
  );
});

it("asks a person who has joined for the choices that are missing, in the sheet that finishes the sign-up", async () => {
  const open = { ...joining, isComplete: false };
  const text = await draw({ registered: undefined, joining: open, addons: [], addonValues: [], payment: undefined });
  expect(text).toContain("BetalingDu har ikke valgt endnu.");
  expect(text).not.toContain("Tilvalg");
  expect(text).toContain("Vælg");
  expect(text).not.toContain("Afventer");
  expect(href()).toContain("product=fagforening%2Bakasse");
});

it("shows nothing to a person without a membership", async () => {
  expect(await draw({ registered: undefined })).toBe("Betaling");
});
