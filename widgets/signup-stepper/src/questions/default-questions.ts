import type { QuestionGraph } from "shared-runtime/questions/question.ts";

const ownerShare = [
  { value: ">50%", label: "Mere end halvdelen" },
  { value: "<50%", label: "Halvdelen eller mindre" },
  { value: "0%", label: "Ingenting" },
];

/** The questions of the embedded default: at most two for anybody. */
export const defaultQuestions: QuestionGraph = [
  {
    id: "rolle",
    field: "employmentRole",
    look: "illustration",
    title: "Hvad passer bedst på dig?",
    answers: [
      { value: "ansat_med_ledelsesansvar", label: "Ansat med ledelsesansvar", drawing: "manager", next: "arbejde" },
      { value: "ansat_uden_ledelsesansvar", label: "Ansat uden ledelsesansvar", drawing: "employee", next: "arbejde" },
      { value: "direktor", label: "Direktør", drawing: "director", next: "ejerandel" },
      { value: "selvstaendig", label: "Selvstændig", drawing: "self-employed", next: "ejerandel" },
      { value: "ledig", label: "Ledig", drawing: "unemployed", next: "tidligere-leder" },
    ],
  },
  {
    id: "ejerandel",
    field: "ownerShare",
    look: "simple",
    title: "Hvor meget af virksomheden ejer du?",
    hint: "Du og din nærmeste familie tilsammen.",
    answers: ownerShare,
  },
  {
    id: "arbejde",
    field: "workType",
    look: "detailed",
    title: "Hvad slags arbejde har du?",
    answers: [
      { value: "whitecollar", label: "Funktionær", hint: "Kontor, salg, teknik, it, ledelse af andre." },
      {
        value: "bluecollar",
        label: "Håndværk, produktion eller lager",
        hint: "Du arbejder mest med hænderne, eller leder dem, der gør.",
      },
      { value: "other", label: "Noget andet", hint: "Fx tjenestemand eller konsulent." },
    ],
  },
  {
    id: "tidligere-leder",
    field: "formerManager",
    look: "simple",
    title: "Har du tidligere haft ledelsesansvar?",
    answers: [
      { value: "ja", label: "Ja" },
      { value: "nej", label: "Nej" },
    ],
  },
];
