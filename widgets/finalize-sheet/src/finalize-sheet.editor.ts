import type { GroupsOf, WidgetWords } from "shared-runtime/editors/prop-words.ts";
import type { FinalizeSheetGroups } from "./finalize-sheet.texts.ts";

const spoken = "Læses højt af skærmlæsere.";

const texts: GroupsOf<FinalizeSheetGroups> = {
  steps: {
    title: "Rammen om trinnene",
    props: {
      sheetIntro: "Linje øverst i arket",
      sheetIntroOne: "Linje øverst i arket, når der ingen tilvalg er",
      changeIntro: "Linje øverst i arket, når et medlem kun ændrer sine valg",
      stepsLabel: { title: "Navn på trinnene", description: spoken, importance: "rare" },
      stepWord: {
        title: "Ordet »Trin« på telefoner",
        description: "Det første ord i »Trin 1 af 2«.",
        importance: "rare",
      },
      stepOf: {
        title: "Ordet »af« på telefoner",
        description: "Det midterste ord i »Trin 1 af 2«.",
        importance: "rare",
      },
      stepDone: { title: "Ord om et trin, der er gennemført", description: spoken, importance: "rare" },
      paymentStep: "Navn på trin 1: betaling",
      addonsStep: "Navn på trin 2: tilvalg",
      next: "Knap til næste trin",
      saving: { title: "Knappen, mens der bliver gemt", importance: "rare" },
      problemsTitle: { title: "Overskrift over listen med felter, der skal rettes", importance: "rare" },
      problemWord: {
        title: "Ord foran en fejl",
        description: "Læses højt af skærmlæsere og står i fanens titel, når noget skal rettes.",
        importance: "rare",
      },
    },
  },
  payment: {
    title: "Trin 1: betaling",
    props: {
      accountLegend: "Overskrift over felterne til kontoen",
      accountHint: "Hjælp over felterne til kontoen",
      regNo: "Felt: registreringsnummer",
      accountNo: "Felt: kontonummer",
      payByInvoice: "Afkrydsning: faktura i stedet",
      payByInvoiceHint: "Hjælp under afkrydsningen til faktura",
      accountSaved: { title: "Besked, når en konto er gemt i forvejen", importance: "rare" },
      accountKnown: {
        title: "Besked, når medlemmet betaler fra en konto i forvejen",
        variables: { end: "De sidste fire cifre af kontoen." },
        importance: "rare",
      },
      mistypedIban: { title: "Fejl: IBAN-nummeret er skrevet forkert", importance: "rare" },
      foreignIban: { title: "Fejl: kontoen er udenlandsk", importance: "rare" },
      accountSplit: {
        title: "Besked, når et indsat kontonummer er delt på de to felter",
        description: spoken,
        importance: "rare",
      },
    },
  },
  addons: {
    title: "Trin 2: tilvalg",
    props: {
      addonsLegend: { title: "Navn på listen af tilvalg", description: spoken, importance: "rare" },
      readMore: "Knap til at læse om et tilvalg",
      readMoreAbout: {
        title: "Ord efter knappen til at læse om et tilvalg",
        description: spoken,
        variables: { title: "Navnet på tilvalget." },
        importance: "rare",
      },
      noAddons: "Afkrydsning: uden tilvalg",
      articleButton: {
        title: "Knap, der fører tilbage fra teksten om et tilvalg",
        description: "Vises, når indholdet ikke har sin egen tekst til knappen.",
      },
    },
  },
  cost: {
    title: "Linjen med prisen",
    props: {
      costLabel: "Ord foran prisen",
    },
  },
  confirmation: {
    title: "Bekræftelsen",
    props: {
      welcome: {
        title: "Velkomst til et nyt medlem",
        variables: { count: "Antallet af stole i kredsen på tegningen.", name: "Medlemmets fornavn." },
      },
      welcomeUnnamed: {
        title: "Velkomst, når vi ikke kender navnet",
        variables: { count: "Antallet af stole i kredsen på tegningen." },
        importance: "rare",
      },
      changedTitle: {
        title: "Overskrift, når et medlem kun har ændret sine valg",
        description: "Vises, når medlemmet ikke lige har meldt sig ind.",
      },
      unchangedTitle: { title: "Overskrift, når et medlem ikke har ændret noget", importance: "rare" },
      numberRow: "Række: medlemsnummer",
      firstDayRow: "Række: første dag",
      costRow: "Række: pris",
      paymentRow: "Række: betaling",
      byAccount: "Betaling: fra en konto",
      byKnownAccount: {
        title: "Betaling: fra kontoen, som medlemmet beholder",
        variables: { end: "De sidste fire cifre af kontoen." },
        importance: "rare",
      },
      byInvoice: "Betaling: med faktura",
      addonsRow: "Række: tilvalg",
      none: "Tilvalg: ingen",
      change: "Knap til at rette et svar",
      nextRow: "Række: næste skridt",
      benefitsRow: "Række: dagpenge",
      phoneRow: "Række: telefon",
      saveContact: {
        title: "Link til at gemme nummeret",
        description: "Henter nummeret som en fil, som telefonen gemmer blandt kontakterne.",
      },
      confirm: {
        title: "Knap, der lukker arket",
        description: "Vises, når indholdet ikke har sin egen tekst til knappen.",
      },
    },
  },
  leaving: {
    title: "Når et medlem lukker, før alt er gemt",
    importance: "rare",
    props: {
      leaveTitle: "Overskrift",
      leaveAccount: "Besked: kontoen er gemt",
      leaveInvoice: "Besked: valget af faktura er gemt",
      leaveAddonsNone: "Besked: der er ikke valgt tilvalg",
      leaveAddonsKept: "Besked: tilvalgene er ikke ændret",
      leaveAddonsChanged: "Besked: ændrede tilvalg er ikke gemt",
      leaveStay: "Knap til at blive i arket",
    },
  },
  loading: {
    title: "Mens arket bliver hentet",
    importance: "rare",
    props: {
      loadingTitle: { title: "Overskrift, mens arket bliver hentet", importance: "usual" },
      loadingText: { title: "Tekst, mens arket bliver hentet", importance: "usual" },
      loadFailed: "Arket kunne ikke hentes: overskrift",
      loadFailedHelp: "Arket kunne ikke hentes: tekst",
      loadAgain: "Arket kunne ikke hentes: knap til at prøve igen",
      later: "Arket kunne ikke hentes, eller et trin kunne ikke gemmes: knap til at gøre det senere",
    },
  },
  failure: {
    title: "Fejlbeskeder",
    importance: "rare",
    variables: { id: "Et nummer, som medlemmet kan give videre, når fejlen skal findes." },
    props: {
      failedTitle: "Trinnet kunne ikke gemmes: overskrift",
      failedText: "Trinnet kunne ikke gemmes: tekst",
      failedOffline: "Trinnet kunne ikke gemmes uden net: tekst",
      failedButton: "Trinnet kunne ikke gemmes: knap til at prøve igen",
      signedOutText: "Medlemmet er blevet logget ud: tekst",
      signInAgainText: {
        title: "Medlemmet skal logge ind igen for at ændre konto: tekst",
        description: "Kontoen kan kun ændres kort efter, at medlemmet har logget ind.",
      },
      signIn: "Link til at logge ind igen",
      errorReference: "Linje med fejlens nummer",
      sampleLabel: { title: "Mærke på eksempler", description: "Vises kun, mens siden bliver redigeret." },
    },
  },
};

export const editorWords: WidgetWords = {
  profile: {
    title: "Ark efter indmeldelsen",
    summary:
      "Nye medlemmer vælger betaling og tilvalg, når de kommer til selvbetjeningen efter indmeldelsen. Alle andre ser ingenting.",
    icon: "M3 3.5h14v13H3zM3 11h14M6.5 14h4M7 7l2 2 3.5-3.5",
    audience: "site",
    home: "/selvbetjening",
    linkText: "Åbn selvbetjeningen",
    usualLoad: "visible",
    minHeight: 0,
  },
  groups: {
    settings: {
      title: "Indholdet af arket",
      importance: "internal",
      props: {
        variants: {
          title: "Ark for hver slags indmeldelse",
          description:
            "Par med komma imellem: værdien af sheet_confirmation i adressen, kolon og navnet på siden med arkets indhold.",
          examples: ["leder: afslut-leder, akasse: afslut-akasse"],
        },
        site: {
          title: "Site, der har arkets indhold",
          description: "Uden værdi: selvbetjeningen.",
          examples: ["lederkredsen-selvbetjening"],
        },
      },
    },
    ...texts,
  },
};
