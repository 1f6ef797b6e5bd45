import { renderToStaticMarkup } from "react-dom/server";
import { axeFindings } from "shared-runtime/testing/axe-findings.ts";
import { expect, it } from "vitest";
import { membershipCost } from "shared-runtime/money/membership-cost.ts";
import type { AboutMember } from "../../../services/member-data/about-member.ts";
import type { Joining } from "../../../services/member-data/joining.ts";
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
  answers: {
    LHO0076: { days: 3 },
    LHO0089: { days: 1, hour: 12, promise: "Lone Friis ringer til dig senest {dag} kl. 12" },
    LHO0141: { days: 2, caller: "Mette Sandgaard" },
  },
  archiveHref: "/selvbetjening/mine-oplysninger/arkiv",
  forUsTitle: "Det venter du på",
  joiningCardTitle: "Du er på vej",
  firstDayLabel: "Medlem fra",
  firstPaymentLabel: "Første betaling",
  paymentLabel: "Betaling",
  notChosen: "Ikke valgt endnu",
  finishTitle: "Vi mangler kun din betaling",
  finishText: "Det tager et par minutter.",
  joiningTitle: "Din indmeldelse",
  joiningText: "Du er medlem fra {dag}.",
  path: "/selvbetjening",
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

it("leads a person without a membership and a sign-up to joining, and asks for nothing", async () => {
  const words = { noMembership: "Du er ikke medlem endnu.", joinLink: { href: "/medlemskab", text: "Bliv medlem" } };
  const text = await draw({ ...calm, registered: undefined }, words);
  expect(text).toContain("Du er ikke medlem endnu.Bliv medlem");
  expect(text).not.toContain("Det venter på dig");
});

const joining: Joining = {
  id: "5c1e77aa-0000-4000-8000-000000000000",
  sentAt: new Date("2026-11-28T09:00:00Z"),
  product: "fagforening+akasse",
  membership: "fagforening+akasse",
  sheet: "leder",
  parts: sampleMember.registered?.parts,
  firstDay: new Date("2026-12-01T12:00:00Z"),
  firstPayment: new Date("2027-01-04T12:00:00Z"),
  isComplete: false,
  movesFund: false,
  offersAddons: true,
};
const onTheWay: AboutMember = {
  ...calm,
  registered: undefined,
  joining,
  addons: [],
  addonValues: [],
  payment: undefined,
  cost: membershipCost({ parts: joining.parts ?? [] }),
  afterTax: 621,
};

it("shows a person who has joined what they join, and asks for the choices that are missing", async () => {
  const text = await draw(onTheWay);
  for (const part of [
    "Du er på vejFagforening og a\u2011kasse",
    "Fagforening 279 + A\u2011kasse 549 = 828 kr./md., 2.484 kr. hvert kvartal, første gang 4. januar (december er gratis); efter skat ca. 621 kr./md.",
    "Medlem fra1. december",
    "Første betaling4. januar",
    "BetalingIkke valgt endnu",
    "TilvalgIkke valgt endnu",
    "Det venter på digVi mangler kun din betaling",
  ])
    expect(text).toContain(part);
  const link = [...document.querySelectorAll("a")].find((one) => one.textContent === words.finishTitle);
  expect(link?.getAttribute("href")).toBe(
    "/selvbetjening?signup=true&sheet_confirmation=leder&product=fagforening%2Bakasse&membership=fagforening%2Bakasse",
  );
});

it("shows what a person who has joined has chosen, and that the register is next", async () => {
  const text = await draw({ ...onTheWay, payment: { way: "invoice" }, joining: { ...joining, isComplete: true } });
  for (const part of [
    "BetalingFaktura",
    "TilvalgIngen",
    "Det venter på digDer er ikke noget, der venter.",
    "Det venter du påDin indmeldelseSendt i dag. Du er medlem fra 1. december. Sagsnummer 5C1E-77AA.",
  ])
    expect(text).toContain(part);
  expect(text).not.toContain(words.finishTitle);
});

it("says one calm line if nothing waits", async () => {
  expect(await draw(calm)).toContain("Det venter på digDer er ikke noget, der venter.");
});

it("separates what waits for the member from what the member waits for; each case leads to its entry", async () => {
  const about = { ...sampleMember, needsPayment: true };
  const { forMember, forUs } = whatWaits(about, { ...words, messages: ["Telefonen er lukket i dag."] });
  expect(forMember.map(({ title, href }) => [title, href])).toEqual([
    ["Besked fra os", undefined],
    ["Vælg, hvordan du vil betale", "/selvbetjening/betaling"],
  ]);
  expect(forUs.map(({ title, href, caseNumber }) => [title, href, caseNumber])).toEqual([
    ["Svar på høring", "/selvbetjening/mine-oplysninger/arkiv#sag-3f9a1c2b-55d0-4a3e-9a4e-0d6d3b2f7c11", "3F9A-1C2B"],
    ["Din nye e\u2011mail afventer", "/selvbetjening/mine-oplysninger", undefined],
  ]);
  const text = await draw(about);
  expect(text).toContain(
    "Det venter du påSvar på høringModtaget i går og sendt videre. Vi svarer senest onsdag den 2. december.",
  );
  expect(text).toContain("Sagsnummer 3F9A-1C2B.");
});

it("lists what the member waits for by the day of the answer, the soonest first, and by the hour of a day", () => {
  const forms: readonly Parameters<typeof sent>[0][] = [
    { form: "form.LHO0076" },
    { form: "form.LHO0045" },
    { form: "form.LHO0089" },
    { form: "form.LHO0141", preferredTime: "2026-11-30T09:00" },
    { form: "form.LHO0075", sentAt: "2026-11-24T10:00:00.000Z" },
  ];
  const submissions = forms.map((one) => sent({ ...one, title: one?.form ?? "" }));
  const { forUs } = whatWaits({ ...sampleMember, submissions, joining: { ...joining, isComplete: true } }, words);
  expect(forUs.map(({ title }) => title)).toEqual([
    "form.LHO0075",
    "form.LHO0141",
    "form.LHO0089",
    "form.LHO0045",
    "Din indmeldelse",
    "form.LHO0076",
    "Din nye e\u2011mail afventer",
  ]);
});

it.each([[calm], [sampleMember], [{ ...calm, registered: undefined }]])(
  "always leads to everything that was sent",
  async (about) => {
    expect(await draw(about)).toContain("Se alt");
  },
);

it("counts a sign-up as what was sent last", async () => {
  const signup = sent({ id: "5c1e77aa-0000-4000-8000-000000000000", form: "signup", title: "Indmeldelse" });
  expect(await draw({ ...calm, submissions: [signup] })).toContain(
    "Det seneste, du har sendtIndmeldelse. Modtaget i går og sendt videre. Sagsnummer 5C1E-77AA.",
  );
});

it.each([
  // Friday + 3 working days.
  [{}, "Modtaget i går og sendt videre. Vi svarer senest onsdag den 2. december."],
  // Friday + 2 working days.
  [{ form: "form.LHO0045" }, "Modtaget i går og sendt videre. Vi svarer senest tirsdag den 1. december."],
  [
    { form: "form.LHO0089" },
    "Modtaget i går og sendt videre. Lone Friis ringer til dig senest mandag den 30. november kl. 12.",
  ],
  [
    { form: "form.LHO0141", preferredTime: "2026-12-01T13:00" },
    "Modtaget i går og sendt videre. Mette Sandgaard ringer tirsdag den 1. december kl. 13.00.",
  ],
  [{ form: "form.LHO0141" }, "Modtaget i går og sendt videre. Vi svarer senest tirsdag den 1. december."],
  [
    { form: "form.LHO0141", preferredTime: "2026-11-28T13:00" },
    "Modtaget i går og sendt videre. Har du ikke hørt fra os, så ring 70 20 30 40.",
  ],
  [
    { form: "member.contact-change", withdrawnAt: "2026-11-28T10:00:00.000Z" },
    "Modtaget i går. Trukket tilbage i dag.",
  ],
  [{ form: "member.payment" }, "Modtaget i går og sendt videre."],
  [{ delivery: "waiting" as const }, "Modtaget i går. Vi svarer senest onsdag den 2. december."],
  [
    { delivery: "failed" as const },
    "Modtaget i går. Noget gik galt hos os, og vi følger op. Du skal ikke sende det igen.",
  ],
  [
    { sentAt: "2026-11-16T10:00:00.000Z" },
    "Modtaget 16. november og sendt videre. Har du ikke hørt fra os, så ring 70 20 30 40.",
  ],
])("says the state of %j in plain Danish", (changes, sentence) => {
  expect(stateOf(sent(changes), words, calm.now).replaceAll("\u00a0", " ")).toBe(sentence);
});

it("shows an answer that is a week late no longer as waiting, but as the latest", async () => {
  const about = { ...calm, submissions: [sent({ sentAt: "2026-10-01T10:00:00.000Z" })] };
  expect(whatWaits(about, words).forUs).toEqual([]);
  const text = await draw(about);
  expect(text).toContain("Der er ikke noget, der venter.");
  expect(text).toContain("Det seneste, du har sendtSvar på høring. Modtaget 1. oktober og sendt videre.");
});

it("says that it could not be fetched", () => {
  expect(renderToStaticMarkup(membershipOverviewPart.drawFailed(words))).toContain("Vi kunne ikke hente det.");
});
