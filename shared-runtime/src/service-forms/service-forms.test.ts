import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { fieldNames, type FieldValue } from "../forms/form-schema.ts";
import { coverageAmounts } from "./contact-subscription-and-insurance.form.ts";
import { type ChoiceInput, isInput, optionsOf, type StepValues } from "./form-field.ts";
import { withLists } from "./form-lists.ts";
import { networkDepartments } from "./signup-leadership-and-network.form.ts";
import { formBodyOf, type ServiceForm, valuesAfter } from "./service-form.ts";
import { serviceFormLoaders } from "./service-form-loaders.ts";

const forms = new Map<string, ServiceForm>();
const hearing = { value: "ferielov", label: "Ny ferielov" };
for (const [id, load] of Object.entries(serviceFormLoaders))
  forms.set(id, withLists(await load(), { hearings: [hearing] }));

const formOf = (id: string): ServiceForm => {
  const form = forms.get(id);
  if (!form) throw new Error(`no form ${id}`);
  return form;
};
const message = (length: number) => "a".repeat(length);

/** The first problem of each field; if there are none, the output that is sent. */
function judged(id: string, values: StepValues, step = 0) {
  const { schema, initial } = formOf(id).steps[step]!;
  const parsed = v.safeParse(schema, { ...initial, ...values });
  if (parsed.success) return parsed.output;
  const problems: Record<string, string> = {};
  for (const issue of parsed.issues) problems[v.getDotPath(issue) ?? ""] ??= issue.message;
  return problems;
}

it("has the forms of the specification under their ids", () => {
  expect([...forms].map(([id, { formId, steps }]) => [id, formId, steps.length])).toEqual([
    ["LHO0141", "LHO0141", 1],
    ["LHO0075", "LHO0075", 1],
    ["LHO0089", "LHO0089", 1],
    ["LHO0076", "LHO0076", 1],
    ["LHO0045", "LHO0045", 3],
    ["LHO0131", "LHO0131", 1],
  ]);
});

describe.each([...forms.values()])("$title", ({ steps }) => {
  it("has one entry of its schema for each field, in reading order", () => {
    for (const { fields, schema, initial } of steps) {
      const names = fields.filter(isInput).map(({ name }) => name);
      expect([fieldNames(schema), Object.keys(initial)]).toEqual([names, names]);
    }
  });
});

describe("subscription and insurance", () => {
  const id = "LHO0075";
  const insured = { subject: "Tillægsforsikring", insurance: "Ændring", question: message(10) };
  const amount = {
    ...insured,
    coverageAmountCheckbox: true,
    coverageAmountValue: "20013",
    salary: "55.000",
    terms: true,
  };

  it("asks for a subject and a message", () => {
    expect(judged(id, {})).toEqual({ subject: "Vælg et emne", question: "Skriv en besked" });
    expect(judged(id, { subject: "Ferie", question: message(801) })).toEqual({
      subject: "Vælg et emne",
      question: "Skriv maximum 800 tegn",
    });
    expect(judged(id, { subject: "Andet", question: message(10) })).toEqual({
      subject: "Andet",
      question: message(10),
    });
  });

  it.each(["Tillægsforsikring", "Ulykkesforsikring (kollektiv)"])("asks what to do with %s", (subject) => {
    expect(judged(id, { subject, question: message(10) })).toEqual({ insurance: "Vælg, hvad du vil med forsikringen" });
  });

  it("offers a call for the supplementary insurance alone", () => {
    const called = { insurance: "Ring mig op", question: message(10) };
    expect(judged(id, { ...called, subject: "Tillægsforsikring" })).toMatchObject({ insurance: "Ring mig op" });
    expect(judged(id, { ...called, subject: "Ulykkesforsikring (kollektiv)" })).toEqual({
      insurance: "Vælg, hvad du vil med forsikringen",
    });
  });

  it("asks for what a tick changes, and for nothing else", () => {
    expect(judged(id, { ...insured, karensCheckbox: true })).toEqual({ karensValue: "Vælg en karensperiode" });
    expect(judged(id, { ...insured, coveragePeriodCheckbox: true })).toEqual({
      coveragePeriodValue: "Vælg en dækningsperiode",
    });
    expect(judged(id, { ...insured, coverageAmountCheckbox: true })).toEqual({
      coverageAmountValue: "Vælg et dækningsbeløb",
      salary: "Indtast din brutto løn pr. måned",
      terms: "Accepter betingelserne",
    });
    expect(judged(id, amount)).toMatchObject({ salary: "55000", terms: true });
  });

  it("leaves out what is no longer asked", () => {
    expect(judged(id, { ...amount, insurance: "Opsigelse" })).toEqual({
      subject: "Tillægsforsikring",
      insurance: "Opsigelse",
      question: message(10),
    });
  });

  it("empties the insurance and all that depends on it when the subject changes", () => {
    const [step] = formOf(id).steps;
    const before = { ...step.initial, ...amount };
    expect(valuesAfter(step, before, "subject", "Tillægsforsikring")).toEqual(before);
    expect(valuesAfter(step, before, "subject", "Ulykkesforsikring (kollektiv)")).toEqual({
      ...step.initial,
      subject: "Ulykkesforsikring (kollektiv)",
      question: message(10),
    });
  });

  it.each([
    ["Medlemsoplysninger", "", "LHO0075-01"],
    ["Medlemskab", "", "LHO0075-02"],
    ["Kontingent", "", "LHO0075-03"],
    ["Tillægsforsikring", "Ændring", "LHO0075-04A"],
    ["Tillægsforsikring", "Opsigelse", "LHO0075-04B"],
    ["Tillægsforsikring", "Ring mig op", "LHO0075-04C"],
    ["Ulykkesforsikring (kollektiv)", "Ændring", "LHO0075-05A"],
    ["Ulykkesforsikring (kollektiv)", "Opsigelse", "LHO0075-05B"],
    ["Rejse til/fra udlandet", "", "LHO0075-06"],
    ["Andet", "", "LHO0075-07"],
  ])("is of a document type by subject and insurance: %s %s", (subject, insurance, type) => {
    expect(formOf(id).documentTypeOf({ subject, insurance })).toBe(type);
  });

  it("has 26 amounts, from 1.100 to 60.000", () => {
    expect([
      coverageAmounts.length,
      coverageAmounts[0],
      coverageAmounts[14],
      coverageAmounts[15],
      coverageAmounts.at(-1),
    ]).toEqual([26, 1_100, 37_153, 40_000, 60_000]);
  });
});

describe("sparring", () => {
  const id = "LHO0141";
  const asked = { jobSituation: "employed", subject: "career", question: message(10) };

  it.each(["unemployed", "redundant"])("is not about the role of a leader who is %s", (jobSituation) => {
    const [step] = formOf(id).steps;
    const before: Readonly<Record<string, FieldValue>> = {
      ...step.initial,
      jobSituation: "employed",
      subject: "manager",
    };
    expect(valuesAfter(step, before, "jobSituation", jobSituation)).toMatchObject({ jobSituation, subject: "" });
    expect(judged(id, { ...asked, jobSituation, subject: "manager" })).toEqual({ subject: "Vælg et emne" });
    expect(judged(id, { ...asked, jobSituation })).toEqual({ ...asked, jobSituation });
  });

  it("asks an employed person for more, by the subject", () => {
    expect(judged(id, asked)).toEqual({ subjectDetails: "Vælg det, der passer bedst" });
    expect(judged(id, { ...asked, subjectDetails: "Jobsøgning" })).toEqual({ ...asked, subjectDetails: "Jobsøgning" });
    expect(judged(id, { ...asked, subject: "manager", subjectDetails: "Jobsøgning" })).toEqual({
      subjectDetails: "Vælg det, der passer bedst",
    });
  });

  it("asks about sick leave before welfare, whose questions depend on it", () => {
    const welfare = { ...asked, subject: "welfare" };
    expect(judged(id, welfare)).toEqual({ sickLeave: "Vælg, om du er sygemeldt" });
    expect(judged(id, { ...welfare, sickLeave: "Ja", subjectDetails: "Tilbage til arbejdet" })).toMatchObject({
      sickLeave: "Ja",
    });
    const [step] = formOf(id).steps;
    const before = { ...step.initial, ...welfare, sickLeave: "Ja", subjectDetails: "Tilbage til arbejdet" };
    expect(valuesAfter(step, before, "sickLeave", "Nej")).toMatchObject({ sickLeave: "Nej", subjectDetails: "" });
  });
});

it.each([
  ["LHO0089", "question", 1000, {}],
  ["LHO0141", "question", 1000, { jobSituation: "unemployed", subject: "career" }],
  ["LHO0076", "question", 1000, { hearing: "ferielov" }],
  ["LHO0131", "notice", 800, {}],
])("takes %s with a %s of 10 to %i characters", (id, name, most, others) => {
  const problem = (length: number) =>
    (judged(id, { ...others, [name]: message(length) }) as Record<string, unknown>)[name];
  expect([problem(0), problem(9), problem(most + 1)]).toEqual([
    "Skriv en besked",
    "Skriv minimum 10 tegn",
    `Skriv maximum ${most} tegn`,
  ]);
  expect([problem(10), problem(most)]).toEqual([message(10), message(most)]);
});

describe("the network", () => {
  const id = "LHO0045";

  it("asks for who the person is", () => {
    expect(judged(id, {})).toEqual({
      company: "Virksomhed skal udfyldes",
      position: "Stilling skal udfyldes",
      education: "Vælg en uddannelse",
      managementExperience: "Vælg din ledelseserfaring",
      networkExperience: "Vælg din netværkserfaring",
      linkedIn: "LinkedIn-profil skal udfyldes",
    });
    expect(judged(id, { education: "Frisør", managementExperience: "?", networkExperience: "?" })).toMatchObject({
      education: "Ugyldig uddannelse",
      managementExperience: "Ugyldig ledelseserfaring",
      networkExperience: "Ugyldig netværkserfaring",
    });
  });

  it("has 19 departments, and takes short texts that may be missing", () => {
    expect(new Set(networkDepartments).size).toBe(19);
    expect(judged(id, {}, 1)).toEqual({ networkDepartment: "Vælg en afdeling" });
    const edges = {
      networkTheme: message(50),
      networkGroup: message(51),
      networkIdea: "a\nb",
      networkRequest: message(9),
    };
    expect(judged(id, { networkDepartment: "Fyn", ...edges }, 1)).toEqual({
      networkGroup: "Skriv maximum 50 tegn",
      networkIdea: "Skriv uden linjeskift og tegn som < og >",
      networkRequest: "Skriv minimum 10 tegn",
    });
    expect(
      judged(id, { networkDepartment: "Fyn", networkRequest: message(1000), joiningNetworkGroup: "Nej" }, 1),
    ).toEqual({
      networkDepartment: "Fyn",
      networkTheme: "",
      networkGroup: "",
      networkIdea: "",
      joiningNetworkGroup: "Nej",
      networkRequest: message(1000),
    });
  });

  it("asks for two answers of yes or no, and takes thoughts of up to 300 characters", () => {
    expect(judged(id, { purpose: message(300), invest: message(301) }, 2)).toEqual({
      invest: "Skriv maximum 300 tegn",
      problem: "Vælg ja eller nej",
      provide: "Vælg ja eller nej",
    });
  });

  it.each([
    "linkedin.com/in/hanne-holm",
    "https://www.linkedin.com/in/hanne-holm/",
    "http://linkedin.com/in/hanne-holm",
    " www.linkedin.com/in/hanne-holm/?originalSubdomain=dk ",
    "HTTPS://WWW.linkedin.com/in/hanne-holm#om",
    "https://www.linkedin.com/in/hanne-holm/details/experience/?originalSubdomain=dk",
  ])("takes the address of a profile as it is copied: %j", (linkedIn) => {
    const whole = { company: "Eksempel", position: "Chef", education: "Ingen videregående uddannelse" };
    const years = { managementExperience: "0-1 år", networkExperience: "5-10 år" };
    expect(judged(id, { ...whole, ...years, linkedIn })).toMatchObject({ linkedIn: "linkedin.com/in/hanne-holm" });
  });

  it.each([
    [
      "https://www.linkedin.com/in/anne-mette-s%C3%B8rensen-%C3%B8sterg%C3%A5rd-4b1a2c3d/",
      "linkedin.com/in/anne-mette-sørensen-østergård-4b1a2c3d",
    ],
    ["https://dk.linkedin.com/in/hanne-holm", "linkedin.com/in/hanne-holm"],
    [`linkedin.com/in/${message(50)}`, `linkedin.com/in/${message(50)}`],
    ["linkedin.com/in/100%-hanne", "linkedin.com/in/100%-hanne"],
  ])("counts the name of the profile alone, as a person reads it: %j", (linkedIn, kept) => {
    const whole = { company: "Eksempel", position: "Chef", education: "Ingen videregående uddannelse" };
    const years = { managementExperience: "0-1 år", networkExperience: "5-10 år" };
    expect(judged(id, { ...whole, ...years, linkedIn })).toMatchObject({ linkedIn: kept });
  });

  it.each([
    [`linkedin.com/in/${message(51)}`, "Skriv maximum 50 tegn"],
    [message(51), "Skriv maximum 50 tegn"],
    ["linkedin.com/in/%3Cb%3E", "Skriv uden linjeskift og tegn som < og >"],
  ])("takes no profile that is too long or no text of one line: %j", (linkedIn, problem) => {
    expect(judged(id, { linkedIn })).toMatchObject({ linkedIn: problem });
  });

  it.each(["", "https://www.", "https://"])("needs a profile, which %j is not", (linkedIn) => {
    expect(judged(id, { linkedIn })).toMatchObject({ linkedIn: "LinkedIn-profil skal udfyldes" });
  });

  it("shows ranges of years with a dash", () => {
    const fields = formOf(id)
      .steps[0].fields.filter(isInput)
      .filter(({ name }) => name.endsWith("Experience"));
    expect(fields.flatMap((field) => optionsOf(field as ChoiceInput, {}).map(({ label }) => label))).toEqual(
      fields.flatMap(() => ["0–1 år", "1–5 år", "5–10 år", "Mere end 10 år"]),
    );
  });

  it("is sent step by step", () => {
    const body = formBodyOf(formOf(id), { step01: { company: "Eksempel A/S" } });
    expect(body).toMatchObject({
      formId: id,
      documentTypeId: id,
      step01: { company: "Eksempel A/S", position: "" },
      step02: { networkDepartment: "" },
      step03: { problem: "" },
    });
  });
});

it("takes at most 8 files, each once", () => {
  const files = Array.from({ length: 9 }, () => crypto.randomUUID());
  const problem = (ids: readonly string[]) =>
    judged("LHO0076", { hearing: "ferielov", question: message(10), fileDefinitions: ids });
  expect(problem(files.slice(1))).toMatchObject({ fileDefinitions: files.slice(1) });
  expect(problem(files)).toEqual({ fileDefinitions: "Max antal filer er uploaded" });
  expect(problem([files[0]!, files[0]!])).toEqual({ fileDefinitions: "Vedhæft hver fil én gang" });
});
