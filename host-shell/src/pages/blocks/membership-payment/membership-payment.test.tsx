import { renderToStaticMarkup } from "react-dom/server";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import type { UnionMembership } from "shared-runtime/api/session-answer.ts";
import { expect, it } from "vitest";
import type { AboutMember } from "../../../services/member-data/about-member.ts";
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
    "1.017 kr./md.3.051 kr. hvert kvartal. Næste gang mandag den 4. januar 2027 fra konto ••4567.",
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
  expect(text).toContain("3.051 kr. hvert kvartal. Du har ikke valgt endnu.");
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

it("shows nothing to a person without a membership", async () => {
  expect(await draw({ registered: undefined })).toBe("Betaling");
});
