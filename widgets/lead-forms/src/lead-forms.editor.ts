import { campaignWords } from "shared-runtime/api/campaign-fields.editor.ts";
import type { GroupWords, WidgetWords } from "shared-runtime/editors/prop-words.ts";
import { leadFormWords } from "shared-runtime/lead-forms/lead-form-word-list.ts";
import type { SharedLeadTexts } from "./lead-forms.texts.ts";

const shared: GroupWords<keyof SharedLeadTexts> = {
  title: "Tekster, som alle formularer har",
  importance: "rare",
  variables: { id: "Et nummer, som den besøgende kan give videre, når fejlen skal findes." },
  props: {
    problemsTitle: "Overskrift over listen med felter, der skal rettes",
    problemWord: {
      title: "Ord foran en fejl",
      description: "Læses højt af skærmlæsere og står i fanens titel, når noget skal rettes.",
    },
    sending: "Knappen, mens der bliver sendt",
    allRequired: "Linje om, hvilke felter der skal udfyldes",
    privacyLink: { title: "Link til privatlivspolitikken", importance: "usual" },
    failedText: "Formularen kunne ikke sendes: tekst",
    failedOffline: "Formularen kunne ikke sendes uden net: tekst",
    failedKept: "Formularen blev afvist: linje om, at det skrevne er der endnu",
    errorReference: "Linje med fejlens nummer",
    noScriptText: "Tekst til besøgende uden JavaScript",
    sampleLabel: { title: "Mærke på eksempler", description: "Vises kun, mens siden bliver redigeret." },
  },
};

const [{ home, linkText }] = leadFormWords;

export const editorWords: WidgetWords = {
  profile: {
    title: "Kort formular",
    summary: "En formular på ét trin: bed om at blive ringet op, anbefal en kollega, eller tilmeld dig et arrangement.",
    icon: "M2.5 5h15v10.5h-15zM3 5.5l7 5.5 7-5.5",
    audience: "everyone",
    home,
    linkText,
    homes: {
      prop: "form",
      of: Object.fromEntries(leadFormWords.map((words) => [words.id, { home: words.home, linkText: words.linkText }])),
    },
    usualLoad: "visible",
    minHeight: 390,
  },
  groups: {
    settings: {
      title: "Hvilken formular",
      props: {
        form: {
          title: "Formular, der bliver vist",
          choices: Object.fromEntries(leadFormWords.map(({ id, title }) => [id, title])),
        },
        privacyHref: {
          title: "Adresse på privatlivspolitikken",
          description: "Uden adresse: /privatlivspolitik på formularens egen server.",
          examples: ["/privatlivspolitik", "https://www.example.org/privatliv"],
        },
      },
    },
    ...Object.fromEntries(
      leadFormWords.map((words) => [words.id, { ...words, onlyFor: { prop: "form", value: words.id } }]),
    ),
    shared,
    campaign: campaignWords,
  },
};
