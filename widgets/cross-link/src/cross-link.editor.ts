import type { GroupsOf, WidgetWords } from "shared-runtime/editors/prop-words.ts";
import type { CrossLinkGroups } from "./cross-link.texts.ts";

const texts: GroupsOf<CrossLinkGroups> = {
  jobmatch: {
    title: "Kortet, når det fører til jobmatch",
    onlyFor: { prop: "tool", value: "jobmatch" },
    props: {
      jobmatchTitle: "Overskrift",
      jobmatchText: "Tekst",
      jobmatchReadyText: { title: "Tekst, når postnummeret står i CV’et", importance: "rare" },
      jobmatchButton: "Knap",
    },
  },
  cvTjek: {
    title: "Kortet, når det fører til CV-tjekket",
    onlyFor: { prop: "tool", value: "cv_tjek" },
    variables: { count: "Antallet af forslag i gennemgangen." },
    props: {
      cvTjekTitle: "Overskrift",
      cvTjekText: "Tekst",
      cvTjekWaitingText: { title: "Tekst, når der er forslag", importance: "rare" },
      cvTjekButton: "Knap",
      reviewTitle: {
        title: "Det lille kort, når gennemgangen er læst: overskrift",
        importance: "rare",
      },
      reviewButton: { title: "Det lille kort: knap", importance: "rare" },
    },
  },
  card: {
    title: "Andre tekster på kortet",
    importance: "rare",
    props: {
      frontPageAlt: {
        title: "Beskrivelse af billedet af forsiden",
        description: "Læses højt af skærmlæsere i stedet for billedet.",
      },
      sampleLabel: { title: "Mærke på eksemplet", description: "Vises kun, mens siden bliver redigeret." },
    },
  },
};

export const editorWords: WidgetWords = {
  profile: {
    title: "Kort til det andet værktøj",
    summary:
      "Besøgende, der har uploadet et CV i CV-tjekket eller i jobmatch, får et kort, der tager CV’et med over i det andet. Alle andre ser ingenting.",
    icon: "M2.5 5h9v10.5h-9zM5 9h4M5 12h4M13 10h5M15.5 7.5L18 10l-2.5 2.5",
    audience: "everyone",
    home: "/jobmatch",
    linkText: "Find job til dit CV",
    homes: { prop: "tool", of: { cv_tjek: { home: "/cv-tjek", linkText: "Få dit CV gennemgået" } } },
    usualLoad: "visible",
    minHeight: 0,
  },
  groups: {
    settings: {
      title: "Hvor kortet fører hen",
      props: {
        tool: {
          title: "Værktøj, kortet fører til",
          choices: { jobmatch: "Jobmatch", cv_tjek: "CV-tjekket" },
        },
        href: {
          title: "Adresse på værktøjet",
          description: "Uden adresse: værktøjets side på kortets egen server.",
          importance: "rare",
          examples: ["/jobmatch", "/cv-tjek"],
        },
      },
    },
    ...texts,
  },
};
