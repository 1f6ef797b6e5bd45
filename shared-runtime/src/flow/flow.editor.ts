import type { GroupWords } from "../editors/prop-words.ts";
import type { flowTexts } from "./flow.texts.ts";

export const flowWords: GroupWords<keyof typeof flowTexts> = {
  title: "Knapper og beskeder på alle trin",
  importance: "rare",
  variables: { id: "Et nummer, som den besøgende kan give videre, når fejlen skal findes." },
  props: {
    stepWord: { title: "Ordet »Trin« på telefoner", description: "Det første ord i »Trin 2 af 4«." },
    stepOf: { title: "Ordet »af« på telefoner", description: "Det midterste ord i »Trin 2 af 4«." },
    stepDone: { title: "Ord om et trin, der er gennemført", description: "Læses højt af skærmlæsere." },
    next: "Knap til næste trin",
    back: "Knap til forrige trin",
    submit: "Knap til at sende",
    sending: "Knappen, mens der bliver sendt",
    problemsTitle: {
      title: "Overskrift over listen med felter, der skal rettes",
      variables: { antal: "Antallet af felter: »én«, »2«." },
    },
    problemWord: {
      title: "Ord foran en fejl",
      description: "Læses højt af skærmlæsere og står i fanens titel, når noget skal rettes.",
    },
    failedTitle: "Svarene kunne ikke sendes: overskrift",
    failedText: "Svarene kunne ikke sendes: tekst",
    failedOffline: "Svarene kunne ikke sendes uden net: tekst",
    failedRetry: "Svarene kunne ikke sendes: knap til at prøve igen",
    failedReference: "Svarene kunne ikke sendes: linje med fejlens nummer",
    leaveTitle: {
      title: "Spørgsmål, før siden bliver forladt: overskrift",
      description: "Dialogen vises, når der er svar, som ikke er sendt.",
    },
    leaveText: "Spørgsmål, før siden bliver forladt: tekst",
    leaveConfirm: "Spørgsmål, før siden bliver forladt: knap til at forlade den",
    leaveCancel: "Spørgsmål, før siden bliver forladt: knap til at blive",
    leaveClose: {
      title: "Spørgsmål, før siden bliver forladt: krydset",
      description: "Læses højt af skærmlæsere.",
    },
    change: "Opsummering: link til at rette et trin",
    notAnswered: "Opsummering: ord ved et felt uden svar",
    stepIncomplete: "Opsummering: mærke ved et trin, der mangler svar",
  },
};
