import type { GroupsOf, GroupWords, WidgetWords } from "shared-runtime/editors/prop-words.ts";
import { flowWords } from "shared-runtime/flow/flow.editor.ts";
import type { SignupStepperProps } from "./signup-stepper.props.ts";
import type { SignupStepperGroups } from "./signup-stepper.texts.ts";

const spoken = "Læses højt af skærmlæsere.";
const unused = { importance: "internal", description: "Vises ikke i indmeldelsen." } as const;
const ownPrice = { price: "Den besøgendes egen pris: 99 kr./md." };
const points = "Punkterne er skilt af semikolon. Uden punkter står teksten om medlemskabet.";
const unemployedOnly = "Vises, når den besøgende har svaret, at han eller hun er ledig.";
const movingOnly = "Vises, når den besøgende har svaret, at han eller hun er medlem af en anden a‑kasse.";
const stepName = "Står i trinlinjen.";

const texts: GroupsOf<SignupStepperGroups> = {
  product: {
    title: "Valg af medlemskab",
    props: {
      productQuestion: "Spørgsmål om, hvad man vil være medlem af",
      productBoth: "Fagforening og a‑kasse: navn",
      productBothHint: "Fagforening og a‑kasse: tekst",
      productBothHintUnemployed: { title: "Fagforening og a‑kasse: tekst til ledige", description: unemployedOnly },
      productBothHintMoving: { title: "Fagforening og a‑kasse: tekst til dem, der skifter", description: movingOnly },
      productUnion: "Fagforening alene: navn",
      productUnionHint: "Fagforening alene: tekst",
      productFund: "A‑kasse alene: navn",
      productFundHint: "A‑kasse alene: tekst",
      productFundHintUnemployed: { title: "A‑kasse alene: tekst til ledige", description: unemployedOnly },
      productFundHintMoving: { title: "A‑kasse alene: tekst til dem, der skifter", description: movingOnly },
      priceFrom: "Linje om, hvem prisen gælder for",
      priceFromSpring: {
        title: "Linje om, hvem prisen for Spring gælder for",
        description: "Vises, når siden viser prisen for Spring.",
      },
      priceLowest: {
        title: "Prisen, før der er valgt et medlemskab",
        variables: { price: "Den laveste pris: 99 kr./md." },
      },
      priceMost: {
        title: "Prisen for de fleste, hvis andre betaler mindre",
        variables: { price: "Prisen for de fleste, med kvartal og efter skat: 279 kr./md., …" },
      },
      priceLater: "Hvornår man ser sin egen pris",
      priceLowestWhy: "Linje efter den laveste pris",
      priceReasonSpring: { title: "Hvorfor prisen er den for Spring", variables: ownPrice },
      priceReasonBusiness: { title: "Hvorfor prisen er den for selvstændige", variables: ownPrice },
      priceReasonMain: {
        title: "Hvorfor prisen er den almindelige",
        description: "Vises, når siden viste en anden pris.",
        variables: ownPrice,
      },
      priceAmount: { title: "Prisens form", variables: { price: "Prisen for en måned i kroner." } },
      pricePerMonth: { title: "Ord efter prisen", description: "Står lige efter beløbet." },
      pricePerMonthSpoken: {
        title: "Ord efter prisen, når den bliver læst højt",
        description: spoken,
        importance: "rare",
      },
      priceLoading: { title: "Besked, mens prisen bliver hentet", importance: "rare" },
      priceQuarterly: {
        title: "Linje om prisen for et kvartal",
        variables: {
          price: "Prisen for et kvartal i kroner.",
          day: "Den dag, det første kvartal bliver trukket: 4. januar.",
        },
      },
      priceAfterTax: { title: "Linje om prisen efter skat", variables: { price: "Prisen efter skat: 209 kr./md." } },
      priceMissing: { title: "Prisen kunne ikke hentes: tekst", importance: "rare" },
      priceRetry: { title: "Prisen kunne ikke hentes: knap til at prøve igen", importance: "rare" },
      unionClosed: { title: "Fagforeningen passer ikke til svarene", importance: "rare" },
      fundInstead: { title: "Knap: a-kassen i stedet", importance: "rare" },
      priceNotFound: { title: "Intet medlemskab passer til svarene", importance: "rare" },
    },
  },
  card: {
    title: "Kortet ved siden af trinnene",
    props: {
      cardTitle: { title: "Overskrift, før der er valgt et medlemskab", description: "Kortet vises på brede skærme." },
      cardUnion: { title: "Det får man i fagforeningen", description: points },
      cardFund: { title: "Det får man i a‑kassen", description: points },
      cardFundUnemployed: {
        title: "Det får en ledig i a‑kassen",
        description: `${points} Reglen om et år og om løn står under punkterne.`,
      },
      cardFundMoving: { title: "Det får man, når man skifter til a‑kassen", description: points },
      cardFundRule: { title: "Reglen om det første år og om løn", description: unemployedOnly },
      cardRegret: "Linje om at fortryde",
      cardPhone: "Ord før telefonnummeret",
      cardFundPhone: {
        title: "Ord før a‑kassens telefonnummer",
        description: "Vises til dem, der kun vil være medlem af a‑kassen.",
      },
    },
  },
  contact: {
    title: "Trin: om dig",
    props: {
      contactLabel: { title: "Navn på trinnet", description: stepName },
      contactTitle: "Overskrift på trinnet",
      contactLead: "Tekst under overskriften",
      contactName: "Felt: navn",
      contactCountry: "Felt: land",
      contactAddress: "Felt: adresse",
      contactAddressHint: "Hjælp under feltet til adresse",
      contactZip: "Felt: postnummer",
      contactCity: "Felt: by",
      contactZipUnknown: {
        title: "Besked, når postnummeret ikke findes",
        variables: { zip: "Det, den besøgende har skrevet." },
        importance: "rare",
      },
      contactCityUse: {
        title: "Knap til at bruge postnummerets by",
        description: "Vises, når der er skrevet en anden by end den, der hører til postnummeret.",
        variables: { city: "Byen, der hører til postnummeret." },
        importance: "rare",
      },
      contactEmail: "Felt: e-mail",
      contactPhone: "Felt: mobil",
      contactTerms: {
        title: "Samtykke til at behandle oplysningerne",
        description:
          "Det, den besøgende siger ja til. Ret det kun efter aftale med den, der har ansvaret for persondata.",
        importance: "rare",
      },
      contactPrivacy: "Link til privatlivspolitikken",
    },
  },
  work: {
    title: "Trin: dit arbejde",
    props: {
      workLabel: { title: "Navn på trinnet", description: stepName },
      workTitle: "Overskrift på trinnet",
      workReopen: "Knap til at rette et svar",
      workReopenName: {
        title: "Knappen til at rette et svar, når den bliver læst højt",
        description: spoken,
        variables: { question: "Det spørgsmål, svaret hører til." },
        importance: "rare",
      },
      workJobTitle: "Felt: titel eller stilling",
      workJobTitleHint: "Hjælp under feltet til titel eller stilling",
      workEducation: "Felt: uddannelse",
      workEducationEmpty: "Uddannelse: ordene, før der er valgt",
      educationGrundskole: { title: "Uddannelse: grundskole", importance: "rare" },
      educationGymnasial: { title: "Uddannelse: gymnasial", importance: "rare" },
      educationErhverv: { title: "Uddannelse: erhvervsuddannelse", importance: "rare" },
      educationErhvervKort: { title: "Uddannelse: kort erhvervsuddannelse", importance: "rare" },
      educationErhvervAkademi: { title: "Uddannelse: erhvervsakademi", importance: "rare" },
      educationProfessionsbachelor: { title: "Uddannelse: professionsbachelor", importance: "rare" },
      educationBachelor: { title: "Uddannelse: bachelor", importance: "rare" },
      educationKandidat: { title: "Uddannelse: kandidat", importance: "rare" },
      educationPhd: { title: "Uddannelse: ph.d.", importance: "rare" },
      educationVedIkke: { title: "Uddannelse: ved ikke", importance: "rare" },
    },
  },
  place: {
    title: "Søgning efter arbejdsplads",
    importance: "rare",
    variables: { count: "Hvor mange arbejdspladser der er fundet." },
    props: {
      placeTitle: { title: "Overskrift over søgningen", importance: "usual" },
      placeName: { title: "Felt: arbejdspladsens navn", importance: "usual" },
      placeTown: {
        title: "Felt: by eller postnummer",
        description: "Vises kun, når der er fundet mange arbejdspladser.",
        importance: "usual",
      },
      placeSearch: { title: "Knap til at søge", importance: "usual" },
      placeSearching: "Knappen, mens der bliver søgt",
      placeResults: { title: "Navn på listen over arbejdspladser", description: spoken },
      placeFoundOne: "Linje, når én arbejdsplads er fundet",
      placeFound: "Linje, når flere arbejdspladser er fundet",
      placeNone: "Linje, når ingen arbejdsplads er fundet",
      placeAll: "Knap til at vise alle, der er fundet",
      placeSome: {
        title: "Knap til at vise flere, når der er fundet for mange til listen",
        variables: {
          shown: "Hvor mange arbejdspladser listen kan vise.",
          count: "Hvor mange arbejdspladser der er fundet.",
        },
      },
      placeMore: "Linje under en liste, som ikke kan vise alle",
      placeFailed: "Fejl: søgningen gik galt",
      placeRetry: "Knap til at søge igen efter en fejl",
      placeUnknownTitle: "Overskrift over valgene, når arbejdspladsen ikke er på listen",
      placeOwnName: {
        title: "Valg: arbejdspladsens navn, som det er skrevet",
        variables: { name: "Navnet, som den besøgende har skrevet det." },
      },
      placeNotOnList: "Ord ved et navn, som ikke stod på listen",
      placeNoneFound: "Ord ved et navn, som søgningen ikke fandt",
      placeAbroad: "Valg: ansat i udlandet",
      placeChange: "Knap til at skifte arbejdsplads",
      placeChosen: "Ord over den valgte arbejdsplads",
    },
  },
  unemployed: {
    title: "Besked til ledige",
    props: {
      unemployedTitle: { title: "Overskrift", description: unemployedOnly },
      unemployedRule: "Reglen om det første år og om løn",
      unemployedCalculator: {
        title: "Link til at beregne, hvornår man kan få dagpenge",
        description: "Vises, når siden, der beregner det, er udfyldt.",
      },
      unemployedCall: {
        title: "Opfordring til at ringe",
        description: "Vises, når a‑kassens telefonnummer er udfyldt.",
        variables: { phone: "A‑kassens telefonnummer, som et link." },
      },
      unemployedCallUs: { title: "Opfordring til at ringe, uden nummer", importance: "rare" },
    },
  },
  fund: {
    title: "Trin: a‑kasse",
    props: {
      fundLabel: { title: "Navn på trinnet", description: stepName },
      fundTitle: "Overskrift på trinnet",
      fundLead: {
        title: "Linje over spørgsmålene",
        description: "Det sidste svar fører videre til næste trin. Vises ikke, når der er svaret i forvejen.",
      },
      fundHours: "Spørgsmål: timer om ugen",
      fundHoursMore: "Timer om ugen: mere end 30",
      fundHoursLess: "Timer om ugen: 30 eller mindre",
      fundOther: "Spørgsmål: medlem af en anden a‑kasse",
      fundOtherHint: "Hjælp under spørgsmålet om en anden a‑kasse",
      fundAbroad: "Spørgsmål: a‑kasse i udlandet",
      yes: "Svaret ja",
      no: "Svaret nej",
    },
  },
  summary: {
    title: "Trin: opsummering",
    props: {
      summaryLabel: { title: "Navn på trinnet", description: stepName },
      summaryTitle: "Overskrift på trinnet",
      summaryMembership: "Række: medlemskab",
      summaryAddress: "Række: adresse",
      summaryPlace: "Række: arbejdsplads",
      summaryHours: "Række: timer om ugen",
      summaryOther: "Række: anden a‑kasse",
      summaryAbroad: "Række: a‑kasse i udlandet",
      summaryStoredTitle: {
        title: "Indmeldelsen er gemt: overskrift",
        description: "Vises, når MitID blev afbrudt, efter at indmeldelsen var gemt.",
      },
      summaryStored: "Indmeldelsen er gemt: tekst",
      summarySubmit: "Knap til at bekræfte med MitID",
      summaryNext: "Tekst om, hvad der sker bagefter",
    },
  },
  earlier: {
    title: "Når vi allerede har en indmeldelse",
    importance: "rare",
    variables: { day: "Dagen, hvor den blev sendt: »i går« eller »20. november«.", product: "Navnet på medlemskabet." },
    props: {
      earlierTitle: "Overskrift, når personen er logget ind",
      earlierHereTitle: "Overskrift, når den blev sendt fra samme browser",
      earlierText: "Tekst om, hvad der sker med den",
      earlierButton: "Link til at gå videre med den",
    },
  },
  leaving: {
    title: "På vej til MitID",
    props: {
      leavingTitle: "Overskrift",
      leavingText: "Tekst",
      leavingButton: "Knap til at fortsætte",
      leavingBack: "Knap tilbage til svarene",
    },
  },
  frame: {
    title: "Rammen om indmeldelsen",
    importance: "rare",
    props: {
      stepsLabel: { title: "Navn på trinnene", description: spoken },
      partMissingTitle: "Et trin kunne ikke hentes: overskrift",
      partMissingText: "Et trin kunne ikke hentes: tekst",
      partMissingButton: "Et trin kunne ikke hentes: knap til at prøve igen",
      noScriptText: "Tekst til besøgende uden JavaScript",
      alreadyTitle: { title: "Allerede medlem: overskrift", description: "Vises til medlemmer, der er logget ind." },
      alreadyText: "Allerede medlem: tekst",
      alreadyButton: "Allerede medlem: link til selvbetjeningen",
      crashTitle: "Indmeldelsen gik i stykker: overskrift",
      crashText: "Indmeldelsen gik i stykker: tekst",
      sampleLabel: { title: "Mærke på eksempler", description: "Vises kun, mens siden bliver redigeret." },
    },
  },
  flow: {
    ...flowWords,
    props: {
      ...flowWords.props,
      submit: { title: "Knap til at sende", ...unused },
      failedTitle: { title: "Svarene kunne ikke sendes: overskrift", ...unused },
      failedText: { title: "Svarene kunne ikke sendes: tekst", ...unused },
      failedOffline: { title: "Svarene kunne ikke sendes uden net: tekst", ...unused },
      failedRetry: { title: "Svarene kunne ikke sendes: knap til at prøve igen", ...unused },
      failedReference: { title: "Svarene kunne ikke sendes: linje med fejlens nummer", ...unused },
    },
  },
  failed: {
    title: "Når indmeldelsen ikke kunne sendes",
    importance: "rare",
    variables: { id: "Et nummer, som den besøgende kan give videre, når fejlen skal findes." },
    props: {
      errorTitle: "Overskrift",
      errorText: "Tekst",
      errorStored: "Linje, når svarene er gemt hos os",
      errorNotStored: "Linje, når svarene ikke er gemt hos os",
      errorUnknown: "Linje, når vi ikke ved, om svarene er gemt hos os",
      errorButton: "Knap til at lukke beskeden",
      errorReference: "Linje med fejlens nummer",
      errorClose: { title: "Krydset, der lukker beskeden", description: spoken },
    },
  },
};

type Setting =
  | "product"
  | "phone"
  | "fundPhone"
  | "calculatorHref"
  | "selfServiceHref"
  | "privacyHref"
  | "questionSet"
  | "questions";

const settings: GroupWords<Setting> = {
  title: "Indstillinger",
  props: {
    product: {
      title: "Medlemskab, der er valgt fra begyndelsen",
      description:
        "Står der et medlemskab i sidens adresse (?product=…), gælder det i stedet. Uden begge dele vælger den besøgende selv.",
      choices: {
        "fagforening+akasse": "Fagforening og a‑kasse",
        fagforening: "Fagforening",
        akasse: "A‑kasse",
      },
    },
    phone: {
      title: "Telefonnummer til spørgsmål",
      description: "Vises på brede skærme. Uden nummer bliver linjen udeladt.",
      examples: ["70 20 30 40"],
    },
    fundPhone: {
      title: "A‑kassens telefonnummer",
      description: "Står i beskeden til ledige. Uden nummer står der kun, at de skal ringe.",
      examples: ["70 20 30 41"],
    },
    calculatorHref: {
      title: "Side, der beregner, hvornår man kan få dagpenge",
      description: "Ledige får et link til den. Uden adresse bliver linket udeladt.",
      examples: ["/lederkredsen-a-kasse/beregn-dagpenge"],
    },
    privacyHref: {
      title: "Adresse på privatlivspolitikken",
      description: "Uden adresse: /privatlivspolitik på værktøjets egen server.",
      examples: ["/privatlivspolitik", "https://www.example.org/privatliv"],
    },
    selfServiceHref: {
      title: "Side med selvbetjeningen",
      description: "En sti på værktøjets egen server, der begynder med /.",
      importance: "rare",
      examples: ["/selvbetjening"],
    },
    questionSet: {
      title: "Navn på andre spørgsmål om arbejdet",
      description: "Et sæt spørgsmål, som ligger på serveren. Spørg den, der driver den, hvilke der er.",
      importance: "rare",
      examples: ["leder"],
    },
    questions: {
      title: "Spørgsmålene om arbejdet",
      description:
        "Erstatter spørgsmålene på trinnet om arbejde. Skrives som JSON, som vejledningen til værktøjet viser.",
      importance: "internal",
    },
  },
};

const fromAddress = "Står der en værdi i sidens adresse, gælder den i stedet.";

const campaign: GroupWords<Exclude<keyof SignupStepperProps, keyof typeof settings.props>> = {
  title: "Skjulte felter til kampagner",
  importance: "internal",
  props: {
    leadTrigger: { title: "Anledning til indmeldelsen", description: fromAddress, examples: ["jobmatch"] },
    workspace: { title: "Arbejdsområde i kampagnesystemet", description: fromAddress },
    poolId: { title: "Nummer på puljen, indmeldelsen lægges i", description: fromAddress },
    campaignId: { title: "Nummer på kampagnen", description: fromAddress },
    subject: { title: "Emne på indmeldelsen", description: fromAddress },
    sourceCampaign: { title: "Navn på kampagnen, indmeldelsen kommer fra", description: fromAddress },
    gtmEventValue: { title: "Værdi til statistikken", description: fromAddress },
    gtmTypeValue: { title: "Type til statistikken", description: fromAddress },
  },
};

export const editorWords: WidgetWords = {
  profile: {
    title: "Indmeldelse",
    summary: "Besøgende melder sig ind i fagforening, a‑kasse eller begge dele og bekræfter med MitID.",
    icon: "M8 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 16.5a5.5 5 0 0 1 11 0M15.5 6.5v6M12.5 9.5h6",
    audience: "everyone",
    home: "/indmeldelse",
    linkText: "Meld dig ind",
    usualLoad: "eager",
    minHeight: 1340,
  },
  groups: { settings, ...texts, campaign },
};
