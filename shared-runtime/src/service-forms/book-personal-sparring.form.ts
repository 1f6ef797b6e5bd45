import { messageText } from "../rules/message-text.ts";
import { optionsFrom, type StepValues, yesNo } from "./form-field.ts";
import { isPreferredTime } from "./preferred-time.ts";
import { formStep, type ServiceForm } from "./service-form.ts";

const isEmployed = ({ jobSituation }: StepValues) => jobSituation === "employed";
const isWelfare = (values: StepValues) => isEmployed(values) && values["subject"] === "welfare";

const details = {
  career: ["Mit næste karrieretrin", "Løn og kontrakt", "Kompetencer og uddannelse", "Jobsøgning"],
  manager: ["Ledelse af medarbejdere", "Konflikter i mit team", "Ny som leder", "Samarbejdet med min egen leder"],
  welfare: ["Stress og arbejdspres", "Balance mellem arbejde og privatliv", "Samarbejde og konflikter", "Andet"],
  sickLeave: ["Tilbage til arbejdet", "Samtaler om sygefravær", "Aftaler under sygemelding", "Opsigelse under sygdom"],
} as const;

/** The options of the details, which depend on the subject, and for welfare on whether the person is on sick leave. */
function detailsOf({ subject, sickLeave }: StepValues): readonly string[] {
  if (subject === "welfare") return sickLeave === "" ? [] : details[sickLeave === "Ja" ? "sickLeave" : "welfare"];
  return subject === "career" || subject === "manager" ? details[subject] : [];
}

const subjects = [
  { value: "career", label: "Karriere" },
  { value: "welfare", label: "Trivsel" },
] as const;
const manager = { value: "manager", label: "Din rolle som leder" } as const;

export const bookPersonalSparring: ServiceForm = {
  formId: "LHO0141",
  title: "Personlig sparring",
  schemaVersion: 2,
  documentTypeOf: () => "LHO0141",
  steps: [
    formStep({
      id: "inquiry",
      heading: "Book personlig sparring",
      intro:
        "En samtale med en rådgiver, som selv har været leder. Vælger du ingen tid, ringer vi inden for to hverdage.",
      fields: [
        {
          kind: "choice",
          name: "jobSituation",
          label: "Hvordan er din situation?",
          options: [
            { value: "employed", label: "Jeg er i job" },
            { value: "unemployed", label: "Jeg er ledig" },
            { value: "redundant", label: "Jeg er opsagt" },
          ],
          missing: "Vælg din jobsituation",
        },
        {
          kind: "choice",
          name: "subject",
          label: "Hvad vil du tale om?",
          options: (values) =>
            values["jobSituation"] === "unemployed" || values["jobSituation"] === "redundant"
              ? subjects
              : [...subjects, manager],
          missing: "Vælg et emne",
        },
        {
          kind: "choice",
          name: "sickLeave",
          label: "Er du sygemeldt?",
          hint: "Vi spørger, fordi rådgivningen er en anden.",
          when: isWelfare,
          options: yesNo,
          missing: "Vælg, om du er sygemeldt",
        },
        {
          kind: "select",
          name: "subjectDetails",
          label: "Mere præcist",
          when: (values) => isEmployed(values) && detailsOf(values).length > 0,
          options: (values) => optionsFrom(detailsOf(values)),
          emptyLabel: "Vælg det, der passer bedst",
          missing: "Vælg det, der passer bedst",
        },
        {
          kind: "message",
          name: "question",
          label: "Hvad vil du gerne have ud af samtalen?",
          most: 1000,
          rule: messageText({ most: 1000 }),
        },
        {
          kind: "choice",
          name: "preferredTime",
          label: "Hvornår skal vi ringe?",
          hint: "Samtalen varer omkring tre kvarter.",
          options: [],
          offered: { list: "times", accepts: isPreferredTime },
          invalid: "Vælg en af tiderne",
        },
      ],
    }),
  ],
};
