import type { GroupsOf, WidgetWords } from "shared-runtime/editors/prop-words.ts";
import type { FeeCalculatorGroups } from "./fee-calculator.texts.ts";

/** The placeholders that every sentence below the title of a result may contain. */
const names = {
  current: "Navnet på den organisation, den besøgende har valgt.",
  ours: "Navnet på vores egen organisation.",
};
const lines = "Én linje for hvert punkt, med semikolon imellem.";

const texts: GroupsOf<FeeCalculatorGroups> = {
  form: {
    title: "Spørgsmålene",
    props: {
      title: "Overskrift over spørgsmålene",
      text: "Tekst under overskriften",
      organisationLabel: "Felt: organisation",
      organisationLoading: { title: "Organisation: besked, mens listen bliver hentet", importance: "rare" },
      organisationEmpty: "Organisation: ordene, før der er valgt",
      organisationProblem: { title: "Organisation: fejl, når der ikke er valgt", importance: "rare" },
      typeLabel: "Felt: medlemstype",
      typeProblem: { title: "Medlemstype: fejl, når der ikke er valgt", importance: "rare" },
      typeUnion: "Medlemstype: fagforening",
      typeUnemployment: "Medlemstype: fagforening og a‑kasse",
      typeEarlyRetirement: "Medlemstype: fagforening, a‑kasse og efterløn",
      button: "Knap til at sammenligne",
      problemsTitle: { title: "Overskrift over listen med felter, der skal rettes", importance: "rare" },
      problemWord: {
        title: "Ord foran en fejl",
        description: "Læses højt af skærmlæsere og står i fanens titel, når noget skal rettes.",
        importance: "rare",
      },
      noScriptText: { title: "Tekst til besøgende uden JavaScript", importance: "rare" },
    },
  },
  contact: {
    title: "Tilbud om at blive ringet op",
    props: {
      contact: {
        title: "Link til at blive ringet op",
        description: "Vises, når der ikke er noget at sammenligne, og kun hvis der er en adresse til det.",
      },
    },
  },
  result: {
    title: "Resultatet i ord",
    variables: {
      ...names,
      amount: "Forskellen i kroner.",
      price: "Vores pris om måneden i kroner.",
    },
    props: {
      cheaperTitle: "Vi er billigere: overskrift",
      cheaperText: { title: "Vi er billigere: tekst", variables: names },
      cheaperYearly: { title: "Vi er billigere: linje om et helt år" },
      dearerTitle: "Vi er dyrere: overskrift",
      dearerText: { title: "Vi er dyrere: tekst", variables: names },
      dearerYearly: { title: "Vi er dyrere: linje om et helt år" },
      sameTitle: "Prisen er den samme: overskrift",
      sameText: { title: "Prisen er den samme: tekst", variables: names },
      ownTitle: { title: "Den besøgende valgte os selv: overskrift", importance: "rare" },
      ownText: { title: "Den besøgende valgte os selv: tekst", variables: names, importance: "rare" },
      unknownTitle: { title: "En pris mangler: overskrift", importance: "rare" },
      unknownText: {
        title: "En pris mangler: tekst",
        variables: {
          ...names,
          part: "Den del af medlemskabet, hvis pris mangler, for eksempel »a‑kassen«.",
          organisation: "Navnet på den organisation, hvis pris mangler.",
        },
        importance: "rare",
      },
      unknownOurs: { title: "En pris mangler: linje om vores egen pris", variables: names, importance: "rare" },
    },
  },
  picture: {
    title: "Søjlerne og det, der er med i prisen",
    variables: { ours: names.ours },
    props: {
      chartTitle: "Overskrift over søjlerne",
      columnOrganisation: {
        title: "Navn på kolonnen med organisationer",
        description: "Læses højt af skærmlæsere, som får søjlerne som en tabel.",
        importance: "rare",
      },
      columnTotal: {
        title: "Navn på kolonnen med prisen i alt",
        description: "Læses højt af skærmlæsere, som får søjlerne som en tabel.",
        importance: "rare",
      },
      partUnion: "Del af prisen: fagforening",
      partUnemployment: "Del af prisen: a‑kasse",
      partEarlyRetirement: "Del af prisen: efterløn",
      thePartUnion: { title: "Fagforening midt i en sætning", importance: "rare" },
      thePartUnemployment: { title: "A‑kasse midt i en sætning", importance: "rare" },
      thePartEarlyRetirement: { title: "Efterløn midt i en sætning", importance: "rare" },
      less: {
        title: "Mærke på søjlerne: så meget mindre",
        variables: { amount: "Forskellen i kroner om måneden." },
        importance: "rare",
      },
      more: {
        title: "Mærke på søjlerne: så meget mere",
        variables: { amount: "Forskellen i kroner om måneden." },
        importance: "rare",
      },
      includedTitle: "Overskrift over det, der er med i prisen",
      includedUnion: { title: "Med i prisen: fagforening", description: lines },
      includedUnemployment: { title: "Med i prisen: a‑kasse", description: lines },
      includedEarlyRetirement: { title: "Med i prisen: efterløn", description: lines },
      note: "Note om, hvordan prisen er regnet ud",
    },
  },
  actions: {
    title: "Knapperne under resultatet",
    props: {
      join: "Knap til at blive medlem",
      joinEarlyRetirement: {
        title: "Linje over knappen, når efterløn er med",
        description: "Indmeldelsen kan ikke tage imod efterløn.",
        variables: {
          price: "Prisen for fagforening og a‑kasse om måneden i kroner.",
          early: "Prisen for efterløn om måneden i kroner.",
        },
      },
      recalculate: "Knap til at beregne igen",
      share: "Knap til at kopiere et link til resultatet",
      shared: { title: "Besked, når linket er kopieret", importance: "rare" },
      shareFailed: { title: "Besked, når linket ikke kunne kopieres", importance: "rare" },
      sampleLabel: {
        title: "Mærke på eksempler",
        description: "Vises kun, mens siden bliver redigeret.",
        importance: "rare",
      },
    },
  },
  missing: {
    title: "Når der ingen priser er",
    importance: "rare",
    props: {
      failedTitle: "Priserne kunne ikke hentes: overskrift",
      failedText: "Priserne kunne ikke hentes: tekst",
      retry: "Priserne kunne ikke hentes: knap til at prøve igen",
      emptyTitle: "Der er ingen organisationer at sammenligne med: overskrift",
      emptyText: "Der er ingen organisationer at sammenligne med: tekst",
    },
  },
};

export const editorWords: WidgetWords = {
  profile: {
    title: "Kontingentberegner",
    summary: "Besøgende vælger, hvor de er medlem i dag, og ser, hvad det tilsvarende medlemskab koster hos os.",
    icon: "M4.5 2.5h11v15h-11zM7 5.5h6v2.5H7zM7 11.5h.1M10 11.5h.1M13 11.5h.1M7 14.5h.1M10 14.5h.1M13 14.5h.1",
    audience: "everyone",
    home: "/medlemskab",
    linkText: "Åbn kontingentberegneren",
    usualLoad: "visible",
    minHeight: 484,
  },
  groups: {
    settings: {
      title: "Adresser",
      props: {
        joinHref: {
          title: "Adresse på indmeldelsen",
          description:
            "Knappen »Bliv medlem« fører hertil. Uden adresse: /indmeldelse på beregnerens egen server, hvor det sammenlignede medlemskab så er valgt på forhånd.",
          examples: ["/indmeldelse", "https://www.example.org/bliv-medlem"],
        },
        contactHref: {
          title: "Adresse på en formular til at blive ringet op",
          description: "Vises, når der ikke er noget at sammenligne. Uden adresse er der intet link.",
          examples: ["#ring-til-mig", "/bliv-medlem/ring-til-mig"],
        },
      },
    },
    ...texts,
  },
};
