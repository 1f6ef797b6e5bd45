import * as v from "valibot";
import { loadPhoneRule } from "shared-runtime/rules/phone-later.ts";
import { beforeAll, expect, it } from "vitest";
import { defaultQuestions } from "../questions/default-questions.ts";
import { answerQuestion } from "../questions/question-stack.ts";
import { contactForm, untouchedContact } from "./contact-step.ts";
import { FundForm, untouchedFund } from "./fund-step.ts";
import { readWork } from "./work-rules.ts";
import { workForm } from "./work-step.ts";
import { untouchedWork, type WorkValues } from "./work-values.ts";

beforeAll(loadPhoneRule);

type Problems = Readonly<Record<string, string>>;

function problemsOf(schema: v.GenericSchema, values: object): Problems {
  const { issues = [] } = v.safeParse(schema, values);
  // Of several problems of a field, only the first is shown.
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message] as const).toReversed());
}

const ContactForm = contactForm(new Map());
const contact = {
  ...untouchedContact,
  product: "fagforening",
  name: "Anna Lind",
  address: "Lindevej 12",
  zipCode: "8000",
  city: "Aarhus C",
  email: "anna@firma.dk",
  phone: "20123456",
  terms: true,
};

it("asks for everything in the contact details", () => {
  expect(problemsOf(ContactForm, untouchedContact)).toEqual({
    product: "Vælg, hvad du vil være medlem af",
    name: "Skriv dit navn",
    address: "Skriv din adresse",
    zipCode: "Skriv dit postnummer",
    city: "Skriv din by",
    email: "Skriv din e-mail",
    phone: "Skriv dit telefonnummer",
    terms: "Sæt kryds, hvis du vil fortsætte",
  });
});

const danishZip = "Skriv et postnummer med 4 cifre, fra 1000 til 9999";

it.each([
  [{}, {}],
  [{ zipCode: "1000" }, {}],
  [{ zipCode: "9999" }, {}],
  [{ zipCode: "0999" }, { zipCode: danishZip }],
  [{ zipCode: "10000" }, { zipCode: danishZip }],
  [{ address: "Lindevej" }, { address: "Skriv både vejnavn og husnummer, fx Lindevej 12" }],
  [{ address: "12" }, { address: "Skriv både vejnavn og husnummer, fx Lindevej 12" }],
  [{ country: "FR", address: "Rue de Rivoli", zipCode: "075001", city: "Paris" }, {}],
  [{ country: "FR", zipCode: "7500A" }, { zipCode: "Skriv postnummeret med tal, højst 10 cifre" }],
  [
    { country: "FR", address: "", zipCode: "", city: "" },
    {
      address: "Skriv din adresse",
      zipCode: "Skriv dit postnummer",
      city: "Skriv din by",
    },
  ],
  [{ country: "XX" }, { country: "Vælg et land fra listen" }],
  [{ name: "أنا 🌱 Ø" }, {}],
  [{ name: "🌱" }, { name: "Skriv navnet med bogstaver" }],
  [{ name: "\u202EAnna", zipCode: "DK\u20112100", phone: "\u202D20 12 34 56\u202C", email: "a\u200Bnna@firma.dk" }, {}],
  [{ name: "\u3164\u200B" }, { name: "Skriv dit navn" }],
  [{ name: "x".repeat(100_000) }, { name: "Skriv et navn på højst 201 tegn" }],
  [{ address: `Vej 1${"x".repeat(100_000)}` }, { address: "Skriv maximum 100 tegn" }],
  [{ phone: "12345678" }, { phone: "Skriv et gyldigt telefonnummer, og vælg landekoden, hvis det ikke er dansk" }],
  [{ phone: "+33 1 23 45 67 89" }, { phone: "Vi kan kun bruge numre fra Danmark, Tyskland, Sverige og Norge" }],
  [{ phone: "0046 70 123 45 67" }, {}],
  [{ product: "gratis" }, { product: "Vælg, hvad du vil være medlem af" }],
])("judges contact details with %j", (changes, problems) => {
  expect(problemsOf(ContactForm, { ...contact, ...changes })).toEqual(problems);
});

it.each([
  [{}, {}],
  [{ city: "århus" }, {}],
  [{ city: "Viborg" }, { city: "8000 er Aarhus C. Ret byen eller postnummeret" }],
  [
    { zipCode: "9997" },
    { zipCode: "Vi kender ikke postnummeret 9997. Tjek det, eller skriv din by, og vælg den på listen" },
  ],
  // Another field is wrong, too.
  [
    { name: "", city: "Viborg" },
    { name: "Skriv dit navn", city: "8000 er Aarhus C. Ret byen eller postnummeret" },
  ],
  // Not looked up, for example without a connection: the server compares them.
  [{ zipCode: "8800" }, {}],
  [{ country: "SE", zipCode: "9997", city: "Malmö" }, {}],
])("compares a city with its postal code on the step itself, with %j", (changes, problems) => {
  const looked = contactForm(
    new Map([
      ["8000", "Aarhus C"],
      ["9997", undefined],
    ] as const),
  );
  expect(problemsOf(looked, { ...contact, ...changes })).toEqual(problems);
});

it("takes the answers of a draft as they are until the rules of the step are loaded", () => {
  const waiting = workForm({ graph: [], readWork: undefined });
  expect(problemsOf(waiting, { ...untouchedWork, employmentRole: "ledig" })).toEqual({});
});

const WorkForm = workForm({ graph: defaultQuestions, readWork });
const place = JSON.stringify({
  id: "1000000001",
  option: 0,
  productionunitNumber: 1_000_000_001,
  name: "Agernhat Byg A/S",
  address: "Havnegade 7",
  zipCode: "8000",
  city: "Aarhus C",
  country: "DK",
});
const start: WorkValues = { ...untouchedWork, stack: ["rolle"] };
const answers = (...given: readonly (readonly [string, string])[]): WorkValues =>
  given.reduce((values, [id, value]) => answerQuestion(defaultQuestions, values, id, value), start);

const missing = {
  title: "Skriv din titel eller stillingsbetegnelse",
  place: "Find din arbejdsplads, eller brug navnet, som du har skrevet det",
  share: "Vælg hvor stor andel af virksomheden du ejer",
};

it.each<[readonly (readonly [string, string])[], Problems]>([
  [[], { employmentRole: "Vælg den beskrivelse, der passer bedst til dig" }],
  [[["rolle", "direktor"]], { ownerShare: missing.share, workTitle: missing.title, workPlace: missing.place }],
  [[["rolle", "selvstaendig"]], { ownerShare: missing.share, workTitle: missing.title, workPlace: missing.place }],
  [
    [
      ["rolle", "ansat_med_ledelsesansvar"],
      ["arbejde", "other"],
    ],
    { workTitle: missing.title, workPlace: missing.place },
  ],
  [
    [
      ["rolle", "ansat_uden_ledelsesansvar"],
      ["arbejde", "other"],
    ],
    { workTitle: missing.title, workPlace: missing.place },
  ],
  [[["rolle", "ledig"]], { formerManager: "Angiv venligst om du tidligere har haft ledelsesansvar" }],
  [
    [
      ["rolle", "ledig"],
      ["tidligere-leder", "nej"],
    ],
    {},
  ],
])("requires by role, after %j", (given, problems) => {
  expect(problemsOf(WorkForm, answers(...given))).toEqual(problems);
});

const employed = {
  ...answers(["rolle", "ansat_med_ledelsesansvar"], ["arbejde", "whitecollar"]),
  workTitle: "Chef",
  workPlace: place,
};

it.each<[object, Problems]>([
  [{}, {}],
  [{ workTitle: "æøå".repeat(5) }, {}],
  [{ workTitle: `${"æøå".repeat(5)}x` }, { workTitle: "Skriv en kortere titel eller stillingsbetegnelse" }],
  [{ workTitle: "x".repeat(100_000) }, { workTitle: "Skriv en kortere titel eller stillingsbetegnelse" }],
  [{ workPlace: "" }, { workPlace: missing.place }],
  [{ workPlace: "{" }, { workPlace: missing.place }],
  [{ workPlace: '{"id":"Unknown","option":1}' }, {}],
  [{ workPlace: '{"id":"Unknown","option":4}' }, { workPlace: missing.place }],
  [{ workPlace: place.replace("8000", "0999") }, { workPlace: missing.place }],
  [{ workPlace: place.replace(":1000000001", ":0") }, { workPlace: missing.place }],
  [{ educationLevel: "phd" }, {}],
  [{ educationLevel: "professor" }, { educationLevel: "Vælg dit uddannelsesniveau fra listen" }],
  [{ workType: "konge" }, { workType: "Vælg hvilken slags arbejde du har" }],
  [
    { employmentRole: "ledig", stack: ["rolle"] },
    {
      employmentRole: "Svar på det næste spørgsmål",
      formerManager: "Angiv venligst om du tidligere har haft ledelsesansvar",
    },
  ],
])("judges the work of an employee with %j", (changes, problems) => {
  expect(problemsOf(WorkForm, { ...employed, ...changes })).toEqual(problems);
});

it("returns the work without title and place for somebody without work", () => {
  const values = { ...answers(["rolle", "ledig"], ["tidligere-leder", "ja"]), workTitle: "Chef", workPlace: place };
  expect(v.parse(WorkForm, values)).toEqual({
    employmentRole: "ledig",
    formerManager: true,
    educationLevel: undefined,
    contractIsWhiteCollar: undefined,
    ceo: undefined,
    trusted: undefined,
    stack: ["rolle", "tidligere-leder"],
  });
});

it("asks the three questions of the unemployment fund", () => {
  expect(problemsOf(FundForm, untouchedFund)).toEqual({
    amountOfHours: "Vælg hvor mange timer du arbejder",
    memberOfOtherUnemploymentFund: "Vælg om du er medlem af en anden a-kasse i dag",
    memberOfOtherUnemploymentFundAbroad: "Vælg om du lige har haft en a-kasse i udlandet",
  });
  const given = {
    amountOfHours: "<30t",
    memberOfOtherUnemploymentFund: "nej",
    memberOfOtherUnemploymentFundAbroad: "ja",
  };
  expect(v.parse(FundForm, given)).toEqual({
    amountOfHours: "<30t",
    memberOfOtherUnemploymentFund: false,
    memberOfOtherUnemploymentFundAbroad: true,
  });
});
