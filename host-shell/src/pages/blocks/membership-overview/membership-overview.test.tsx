import { renderToStaticMarkup } from "react-dom/server";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { expect, it } from "vitest";
import type { AboutMember } from "../../../services/member-data/about-member.ts";
import { sampleMember } from "../../member/sample-member.ts";
import { membershipOverviewPart, type OverviewWords } from "./membership-overview-part.tsx";
import { stateOf, whatWaits } from "./what-waits.ts";

const words: OverviewWords = {
  id: "o",
  cardTitle: "Dit medlemskab",
  numberLabel: "Medlemsnummer",
  priceLabel: "Du betaler",
  nextLabel: "Næste betaling",
  addonsLabel: "Tilvalg",
  noAddons: "Ingen",
  cardLink: { href: "/selvbetjening/betaling", text: "Se din betaling" },
  waitsTitle: "Det venter på dig",
  nothingWaits: "Der er ikke noget, der venter.",
  paymentTitle: "Vælg, hvordan du vil betale",
  paymentText: "Det tager et minut.",
  paymentHref: "/selvbetjening/betaling",
  contactHref: "/selvbetjening/mine-oplysninger",
  latestTitle: "Det seneste, du har sendt",
  latestLink: { href: "/selvbetjening/mine-oplysninger", text: "Se alt" },
  otherForm: "Formular",
  lateText: "Har du ikke hørt fra os, så ring 70 20 30 40.",
  answerDays: { LHO0076: 3 },
  usualDays: 2,
  messages: [],
  failedText: "Vi kunne ikke hente det.",
};
const calm: AboutMember = { ...sampleMember, pending: [], submissions: [] };

async function draw(about: AboutMember, changes: Partial<OverviewWords> = {}): Promise<string> {
  document.body.innerHTML = `<main><h1>Hej</h1>${renderToStaticMarkup(
    membershipOverviewPart.draw({ ...words, ...changes }, about),
  )}</main>`;
  expect(await axeFindings(document.body)).toEqual([]);
  return document.body.textContent.replaceAll(/[\u00a0\s]+/g, " ");
}
const sent = (changes: Partial<AboutMember["submissions"][number]> = {}) => ({
  ...sampleMember.submissions[0]!,
  ...changes,
});

it("is a membership card with number, type, price, next payment and add-ons", async () => {
  const text = await draw(calm);
  for (const part of [
    "Fagforening og a\u2011kasse",
    "Medlemsnummer100001",
    "Du betaler1.017 kr./md.",
    "Næste betaling4. januar3.051 kr. fra konto ••4567",
    "TilvalgLønsikring",
  ])
    expect(text).toContain(part);
});

it("leaves out what the register does not know", async () => {
  const registered = { membershipNumber: 100_001, contact: {}, contactParts: [] };
  const text = await draw({ ...calm, registered, cost: undefined, addons: [], payment: undefined });
  expect(text).toContain("Medlemsnummer100001");
  expect(text).not.toMatch(/Du betaler|Næste betaling|Tilvalg/);
});

it("has no card for a person without a membership", async () => {
  expect(await draw({ ...calm, registered: undefined })).not.toContain("Dit medlemskab");
});

it("says one calm line if nothing waits", async () => {
  expect(await draw(calm)).toContain("Det venter på digDer er ikke noget, der venter.");
});

it("lists messages, the choice of payment, open cases and pending changes, in this order", () => {
  const about = { ...sampleMember, needsPayment: true };
  expect(
    whatWaits(about, { ...words, messages: ["Telefonen er lukket i dag."] }).map(({ title, href }) => [title, href]),
  ).toEqual([
    ["Besked fra os", undefined],
    ["Vælg, hvordan du vil betale", "/selvbetjening/betaling"],
    ["Svar på høring", undefined],
    ["Din nye e\u2011mail afventer", "/selvbetjening/mine-oplysninger"],
  ]);
});

it.each([
  // Friday + 3 working days.
  [{}, "Modtaget i går. Vi svarer senest onsdag."],
  // Friday + 2 working days.
  [{ form: "form.LHO0045" }, "Modtaget i går. Vi svarer senest tirsdag."],
  [{ form: "member.payment" }, "Modtaget i går."],
  [{ delivery: "waiting" as const }, "Modtaget i går. Vi svarer senest onsdag."],
  [
    { delivery: "failed" as const },
    "Modtaget i går. Noget gik galt hos os, og vi følger op. Du skal ikke sende det igen.",
  ],
  [{ sentAt: "2026-11-16T10:00:00.000Z" }, "Modtaget 16. november. Har du ikke hørt fra os, så ring 70 20 30 40."],
])("says the state of %j in plain Danish", (changes, sentence) => {
  expect(stateOf(sent(changes), words, calm.now).replaceAll("\u00a0", " ")).toBe(sentence);
});

it("shows an answer that is a week late no longer as waiting, but as the latest", async () => {
  const about = { ...calm, submissions: [sent({ sentAt: "2026-10-01T10:00:00.000Z" })] };
  expect(whatWaits(about, words)).toEqual([]);
  const text = await draw(about);
  expect(text).toContain("Der er ikke noget, der venter.");
  expect(text).toContain("Det seneste, du har sendtSvar på høring. Modtaget 1. oktober.");
});

it("says that it could not be fetched", () => {
  expect(renderToStaticMarkup(membershipOverviewPart.drawFailed(words))).toContain("Vi kunne ikke hente det.");
});
