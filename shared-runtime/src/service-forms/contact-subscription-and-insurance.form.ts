import { messageText } from "../rules/message-text.ts";
import { type Facts, optionsFrom, type StepValues } from "./form-field.ts";
import { kronerText } from "../text/danish-amount.ts";
import { amountIn, payoutOf, salaryText } from "./payout.ts";
import { formStep, type ServiceForm } from "./service-form.ts";

const supplementary = "Tillægsforsikring";
const accident = "Ulykkesforsikring (kollektiv)";
const change = "Ændring";

/**
 * The document types, by subject, or by subject and insurance choice. The specification states from which answers a
 * type is derived, but not the names of the types. The names below are to be replaced by the receiving system's names.
 */
const documentTypes: Readonly<Record<string, string | Readonly<Record<string, string>>>> = {
  Medlemsoplysninger: "LHO0075-01",
  Medlemskab: "LHO0075-02",
  Kontingent: "LHO0075-03",
  [supplementary]: { [change]: "LHO0075-04A", Opsigelse: "LHO0075-04B", "Ring mig op": "LHO0075-04C" },
  [accident]: { [change]: "LHO0075-05A", Opsigelse: "LHO0075-05B" },
  "Rejse til/fra udlandet": "LHO0075-06",
  Andet: "LHO0075-07",
};

const insurancesOf = ({ subject }: StepValues): readonly string[] => {
  const types = documentTypes[String(subject)];
  return typeof types === "object" ? Object.keys(types) : [];
};
const isInsurance = (values: StepValues) => insurancesOf(values).length > 0;
const isChange = (values: StepValues) => isInsurance(values) && values["insurance"] === change;
const underTick = (tick: string) =>
  ({ under: tick, when: (values: StepValues) => isChange(values) && values[tick] === true }) as const;
const underAmount = underTick("coverageAmountCheckbox");

const lowAmounts = "1100 2288 4575 6861 9148 11436 14296 17153 20013 22872 25730 28589 31448 34307 37153";
/** In kroner per month. */
export const coverageAmounts: readonly number[] = [
  ...lowAmounts.split(" ").map(Number),
  ...Array.from({ length: 11 }, (_, step) => 40_000 + step * 2_000),
];

function payoutFacts(values: StepValues): Facts | undefined {
  if (!underAmount.when(values)) return undefined;
  const salary = amountIn(String(values["salary"]));
  const coverage = Number(values["coverageAmountValue"]) || undefined;
  return {
    title: "Det kan du få udbetalt",
    text: "Vi beregner udbetalingen af gennemsnittet af de bedste 12 måneder inden for de seneste 24. Den kan højst blive det dækningsbeløb, du har valgt.",
    rows:
      salary === undefined || coverage === undefined
        ? []
        : [
            { label: "Din løn, hvis den har været den samme", value: kronerText(100 * salary) },
            { label: "Din dækning", value: kronerText(100 * coverage) },
            { label: "Udbetaling om måneden", value: kronerText(100 * payoutOf(Array(12).fill(salary), coverage)) },
          ],
  };
}

export const contactSubscriptionAndInsurance: ServiceForm = {
  formId: "LHO0075",
  title: "Kontingent og forsikring",
  schemaVersion: 1,
  documentTypeOf: ({ subject, insurance }) => {
    const types = documentTypes[String(subject)] ?? "LHO0075-07";
    return typeof types === "string" ? types : (types[String(insurance)] ?? "LHO0075-07");
  },
  steps: [
    formStep({
      id: "inquiry",
      heading: "Skriv til os om kontingent og forsikring",
      intro: "Vi svarer inden for to hverdage. Haster det, så ring til os.",
      fields: [
        {
          kind: "select",
          name: "subject",
          label: "Hvad drejer det sig om?",
          options: optionsFrom(Object.keys(documentTypes)),
          emptyLabel: "Vælg et emne",
          missing: "Vælg et emne",
          resets: [
            "insurance",
            "karensCheckbox",
            "karensValue",
            "coveragePeriodCheckbox",
            "coveragePeriodValue",
            "coverageAmountCheckbox",
            "coverageAmountValue",
            "salary",
            "terms",
          ],
        },
        {
          kind: "choice",
          name: "insurance",
          label: "Hvad vil du med forsikringen?",
          when: isInsurance,
          options: (values) => optionsFrom(insurancesOf(values)),
          missing: "Vælg, hvad du vil med forsikringen",
        },
        {
          kind: "tick",
          name: "karensCheckbox",
          label: "Jeg vil ændre karensperioden",
          hint: "Den tid, der går, før forsikringen betaler.",
          when: isChange,
        },
        {
          kind: "choice",
          name: "karensValue",
          label: "Ny karensperiode",
          ...underTick("karensCheckbox"),
          options: [30, 60, 90].map((days) => ({ value: String(days), label: `${days} dage` })),
          missing: "Vælg en karensperiode",
        },
        {
          kind: "tick",
          name: "coveragePeriodCheckbox",
          label: "Jeg vil ændre dækningsperioden",
          hint: "Den tid, forsikringen betaler.",
          when: isChange,
        },
        {
          kind: "choice",
          name: "coveragePeriodValue",
          label: "Ny dækningsperiode",
          ...underTick("coveragePeriodCheckbox"),
          options: [6, 12].map((months) => ({ value: String(months), label: `${months} måneder` })),
          missing: "Vælg en dækningsperiode",
        },
        {
          kind: "tick",
          name: "coverageAmountCheckbox",
          label: "Jeg vil ændre dækningsbeløbet",
          when: isChange,
        },
        {
          kind: "select",
          name: "coverageAmountValue",
          label: "Nyt dækningsbeløb om måneden",
          ...underAmount,
          options: coverageAmounts.map((amount) => ({ value: String(amount), label: kronerText(100 * amount) })),
          emptyLabel: "Vælg et beløb",
          missing: "Vælg et dækningsbeløb",
        },
        {
          kind: "amount",
          name: "salary",
          label: "Din bruttoløn pr. måned",
          hint: "Før skat, uden pension.",
          ...underAmount,
          unit: "kr. om måneden",
          rule: salaryText("Indtast din brutto løn pr. måned"),
        },
        { kind: "facts", under: underAmount.under, facts: payoutFacts },
        {
          kind: "tick",
          name: "terms",
          label: "Jeg accepterer betingelserne for forsikringen",
          ...underAmount,
          must: "Accepter betingelserne",
        },
        {
          kind: "message",
          name: "question",
          label: "Din besked",
          most: 800,
          rule: messageText({ most: 800 }),
        },
      ],
    }),
  ],
};
