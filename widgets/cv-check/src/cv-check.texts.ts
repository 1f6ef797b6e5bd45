import { textsOf, type TextsIn } from "shared-runtime/contract/texts-of.ts";
import { cvTexts } from "shared-runtime/cv/cv.texts.ts";
import { gateTexts } from "shared-runtime/gate/gate.texts.ts";

const groups = {
  steps: {
    stepsLabel: "Trin i CV-tjekket",
    stepUpload: "Upload",
    stepLoading: "Analyse",
    stepResult: "Resultat",
    /** The first word of the position that a phone shows: "Trin 2 af 3". */
    stepWord: "Trin",
    stepOf: "af",
    stepDone: "gennemført",
  },
  cv: cvTexts,
  upload: {
    uploadTitle: "Hvor stærkt står dit CV?",
    uploadText: "Upload dit CV, og få en gennemgang område for område: hvad der virker, og hvad du kan gøre skarpere.",
    reviewWaitingForCookies: "Vælg først, om du vil have cookies. Så henter vi din gennemgang.",
    uploadSample: "4 af 11 punkter har et tal",
    noScriptText:
      "CV-tjekket kræver, at JavaScript er slået til i din browser. Du kan også sende dit CV til cv@lederkredsen.example, så ser en rådgiver på det.",
    noScriptLink: "Skriv til os",
    noScriptHref: "mailto:cv@lederkredsen.example",
    offerReviewTitle: "Vi har dit CV",
    offerReviewText: "Vi fik bare ikke hentet gennemgangen. Du behøver ikke uploade det igen.",
    offerReviewButton: "Hent gennemgangen",
    offerReviewRemove: "Begynd forfra",
    earlierReviewTitle: "Din gennemgang er her stadig",
    earlierReviewText: "Vi skifter den først ud, når dit nye CV er gennemgået.",
    earlierReviewButton: "Tilbage til din gennemgang",
    earlierReviewRemove: "Fjern gennemgangen",
    expiredTitle: "Din tidligere gennemgang er udløbet",
    expiredText: "Vi gemmer den kun et døgn. Upload dit CV igen, så laver vi en ny.",
  },
  loading: {
    sendingText: "Når filen er fremme, går gennemgangen i gang af sig selv.",
    loadingTitle: "Vi læser dit CV",
    loadingText: "Det tager som regel få sekunder, men kan tage op til 3 minutter.",
    loadingHint:
      "Du kan roligt forlade siden. Kommer du tilbage på samme enhed inden for et døgn, finder du din gennemgang her.",
    loadingHintReplacing:
      "Bliv på siden, til vi er færdige. Går du før, er det din tidligere gennemgang, der venter her.",
  },
  result: {
    /** `{count}` is the number of all suggestions. */
    resultTitle: "{count} forslag til dit CV",
    resultTitleAll: "Dit CV står stærkt",
    /** Shown if there is nothing to improve, but some areas could not be judged. */
    resultTitleUnjudged: "Vi fandt ikke noget at rette",
    /** Shown if the number of areas that could not be judged is larger than the number of judged areas. */
    resultTitleUnclear: "Vi kunne ikke finde rundt i dit CV",
    resultTitleNone: "Vi kunne ikke vurdere dit CV",
    resultText: "Begynd her. Det er det, der gør mest ved indtrykket.",
    resultTextAll: "Dit CV følger alle vores anbefalinger. Tilpas det til hvert job, du søger, så er du godt på vej.",
    resultTextUnjudged:
      "Det gælder det, vi kunne vurdere. Se selv resten efter: Under hvert område står, hvad det handler om.",
    resultTextUnclear:
      "Som regel er det overskrifterne, der mangler. Sæt en tydelig overskrift over hvert afsnit, og upload det igen, så kan vi vurdere mere.",
    /** The sum of the figures in `{parts}` is `{areas}`. */
    facts: "Vi har set på {areas} områder: {parts}.",
    factsLast: "{parts}, og {last}",
    factWarned: "{count} har forslag",
    factMeets: "{count} følger anbefalingerne",
    factMeetsImprovable: "{count} følger anbefalingerne (heraf kan {improvable} løftes)",
    factUnjudged: "{count} kunne vi ikke vurdere",
    factTips: "{count} er til orientering",
    frontPageAlt: "Forsiden af dit CV",
    seeDetails: "Se forslagene",
    /** Label of the link if there are no suggestions. */
    seeAreas: "Se alle områder",
    restart: "Upload nyt CV",
    areasTitle: "Område for område",
    openAll: "Åbn alle",
    closeAll: "Luk alle",
    areaMeets: "Følger anbefalingen",
    areaSuggestions: "{count} forslag",
    areaImprovable: "Kan løftes",
    areaUnjudged: "Kunne ikke vurderes",
    areaTip: "Tip",
    itemMeets: "Følger anbefalingen",
    itemSuggestion: "Forslag",
    itemImprovable: "Kan løftes",
    itemUnjudged: "Kunne ikke vurderes",
    itemTip: "Tip",
    reviewReady: "Gennemgangen er klar.",
    readTitle: "Det læste vi",
    readText: "Gennemgangen bygger på det, vi kunne læse. Passer noget ikke, så ret det – gennemgangen følger med.",
    readOpen: "Se og ret det, vi læste",
    readClose: "Luk det, vi læste",
  },
  feature: {
    featureTitle: "Et CV bliver bedre med et par ekstra øjne",
    featureText:
      "Som medlem får du sparring med en karriererådgiver om CV, ansøgning og samtale – så tit du har brug for det.",
    featureButton: "Bliv medlem",
  },
  error: {
    genericErrorText: "Vi kunne ikke gennemgå dit CV.",
  },
  gate: gateTexts,
  lead: {
    leadTitle: "Hvem er du? Så læser vi dit CV",
    leadWho: "Gratis, også uden medlemskab.",
    leadSubmit: "Gå til CV-tjekket",
    gateUnavailableTitle: "CV-tjekket kunne ikke åbnes",
  },
  editing: {
    sampleLabel: "Eksempel",
  },
} as const;

/**
 * Every sentence that a visitor reads; each key is a prop. `{name}` in a text is filled in when it is shown. The texts of
 * the first screen, mainly `upload*` and `step*`, are part of the first frame and may have no such placeholders.
 */
export const cvCheckTexts = textsOf(groups);

/** The texts of some groups. By default the texts of all groups. */
export type CvCheckTexts<Group extends keyof typeof groups = keyof typeof groups> = TextsIn<typeof groups, Group>;

export type CvCheckGroups = typeof groups;
