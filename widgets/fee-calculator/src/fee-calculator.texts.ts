import { textsOf, type TextsIn } from "shared-runtime/contract/texts-of.ts";

const groups = {
  /** Texts of the first frame, which therefore have no placeholders such as `{price}`. */
  form: {
    title: "Hvad betaler du i dag?",
    text: "Vælg, hvor du er medlem, og hvad du er medlem af. Så ser du, hvad det tilsvarende medlemskab koster hos os.",
    organisationLabel: "Hvor er du medlem i dag?",
    organisationLoading: "Henter organisationerne …",
    organisationEmpty: "Vælg en organisation",
    organisationProblem: "Vælg en organisation",
    typeLabel: "Hvad er du medlem af?",
    typeProblem: "Vælg medlemstype",
    typeUnion: "Fagforening",
    typeUnemployment: "Fagforening og a‑kasse",
    typeEarlyRetirement: "Fagforening, a‑kasse og efterløn",
    button: "Sammenlign prisen",
    problemsTitle: "Ret dette, før du går videre",
    problemWord: "Fejl",
    noScriptText:
      "Beregneren skal bruge JavaScript, og det er slået fra i din browser. Ring til os, så regner vi for dig.",
  },
  contact: { contact: "Bed os ringe til dig" },
  missing: {
    failedTitle: "Vi kunne ikke hente priserne",
    failedText: "Uden dem kan vi ikke sammenligne. Vent et øjeblik, og prøv igen.",
    retry: "Prøv igen",
    emptyTitle: "Vi har ingen priser at sammenligne med lige nu",
    emptyText: "Ring til os, så finder vi ud af, hvad du betaler i dag, og hvad det koster hos os.",
  },
  result: {
    cheaperTitle: "Du sparer {amount} om måneden",
    cheaperText: "Det tilsvarende medlemskab koster {price} om måneden hos {ours}.",
    cheaperYearly: "Over et år sparer du {amount}",
    dearerTitle: "Vi er {amount} dyrere om måneden",
    dearerText: "Du betaler mindre hos {current}. Her ser du, hvad der er med i prisen hos os.",
    dearerYearly: "Over et år er forskellen {amount}",
    sameTitle: "Prisen er den samme",
    sameText: "Regnet i hele kroner betaler du lige så meget hos {current}. Så er det indholdet, der tæller.",
    ownTitle: "Du er her allerede",
    ownText: "Du valgte {current}, og det er os. Vælg en anden organisation, hvis du vil sammenligne.",
    unknownTitle: "Vi kan ikke sammenligne priserne",
    unknownText: "Vi ved ikke, hvad {part} koster hos {organisation}, og vi gætter ikke.",
    unknownOurs: "Hos {ours} koster det samme {price} om måneden.",
  },
  picture: {
    chartTitle: "Pris om måneden",
    columnOrganisation: "Organisation",
    columnTotal: "I alt",
    partUnion: "Fagforening",
    partUnemployment: "A‑kasse",
    partEarlyRetirement: "Efterløn",
    /** Names of the parts in sentences. */
    thePartUnion: "fagforeningen",
    thePartUnemployment: "a‑kassen",
    thePartEarlyRetirement: "efterlønnen",
    less: "{amount} mindre",
    more: "{amount} mere",
    includedTitle: "Det er med i prisen hos {ours}",
    /** Lines that are separated by semicolons. The next two texts have the same form. */
    includedUnion:
      "Råd i telefonen, før den svære samtale; En jurist, der læser kontrakten med dig; Din løn holdt op mod andre lederes; En fast kreds af ledere uden for dit hus",
    includedUnemployment: "Dagpenge, hvis du mister jobbet; En plan for det næste job med en, der kender lederjob",
    includedEarlyRetirement: "Bidraget til efterløn, som du aftaler med os bagefter",
    note: "Regnet ud fra prisen for et år, afrundet til hele kroner om måneden. Det er prisen for de fleste: Er du selvstændig, koster fagforeningen noget andet hos os.",
  },
  actions: {
    join: "Bliv medlem",
    /** The sign-up does not offer early retirement. */
    joinEarlyRetirement:
      "Du melder dig ind i fagforening og a‑kasse til {price} om måneden. Efterlønnen til {early} aftaler du med os bagefter.",
    recalculate: "Beregn igen",
    share: "Kopiér link til resultatet",
    shared: "Linket er kopieret.",
    shareFailed: "Linket kunne ikke kopieres. Kopiér adressen øverst i din browser i stedet.",
    sampleLabel: "Eksempel",
  },
} as const;

/** Every sentence that a visitor reads; each key is a prop. */
export const feeCalculatorTexts = textsOf(groups);

/** The texts of some groups. By default the texts of all groups. */
export type FeeCalculatorTexts<Group extends keyof typeof groups = keyof typeof groups> = TextsIn<typeof groups, Group>;

export type FeeCalculatorGroups = typeof groups;
