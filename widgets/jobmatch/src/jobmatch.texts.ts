import { textsOf, type TextsIn } from "shared-runtime/contract/texts-of.ts";
import { cvTexts } from "shared-runtime/cv/cv.texts.ts";
import { gateTexts } from "shared-runtime/gate/gate.texts.ts";

const groups = {
  steps: {
    stepsLabel: "Trin i jobmatch",
    stepZip: "Postnummer",
    stepUpload: "Dit CV",
    stepLoading: "Vi søger",
    stepResult: "Dine job",
    /** The first word of the position that a phone shows: "Trin 2 af 4". */
    stepWord: "Trin",
    stepOf: "af",
    stepDone: "gennemført",
  },
  zip: {
    zipTitle: "Hvilket postnummer søger du fra?",
    zipText: "Vi søger i hele landet. Postnummeret bruger vi til at vise, hvor langt der er til hvert job.",
    zipLabel: "Postnummer",
    zipLooking: "Finder byen …",
    zipCityFound: "Du søger fra {city}",
    zipSubmit: "Fortsæt",
    zipMissing: "Skriv dit postnummer",
    zipIncomplete: "Skriv alle fire cifre i dit postnummer",
    zipUnknown: "Vi kender ikke postnummeret {zip}. Tjek, om du har tastet rigtigt.",
    zipOffline: "Vi kunne ikke finde byen, for det ser ud til, at du er uden net.",
    zipSlow: "Vi kunne ikke finde byen, for det tog for lang tid at få svar.",
    zipOurFault: "Vi kunne ikke finde byen. Fejlen er hos os.",
    zipRetry: "Prøv igen",
    zipSample: "12 km",
    knownCv: "Vi bruger det CV, du allerede har uploadet.",
    knownCvOther: "Brug et andet",
  },
  place: {
    placeLine: "Du søger fra {zip} {city}",
    /** Shown in place of `placeLine` if the place was read in the CV. */
    placeAssumed: "Vi går ud fra {zip} {city}.",
    placeChange: "Skift",
  },
  cv: cvTexts,
  upload: {
    uploadTitle: "Hvilket CV skal vi gå ud fra?",
    uploadText: "Vi læser det og finder job, der passer til det, du har lavet, og det, du kan.",
    uploadSample: "Har ledet 14 medarbejdere",
    searchWaitingForCookies: "Vælg først, om du vil have cookies. Så finder vi dine job.",
    noScriptText: "Jobmatch kræver JavaScript. Du kan også skrive til os, så hjælper en rådgiver dig.",
    noScriptLink: "Skriv til os",
    noScriptHref: "mailto:job@lederkredsen.example",
    offerCvTitle: "Vi har dit CV",
    offerCvText: "Du behøver ikke uploade det igen. Vil du hellere bruge et andet, så vælg det her.",
    offerCvButton: "Find job til mit CV",
    offerCvRemove: "Fjern CV’et",
    expiredTitle: "Dit CV er her ikke længere",
    expiredText: "Vi kan kun åbne det i et døgn. Upload det igen, så finder vi dine job. Dit postnummer har vi stadig.",
  },
  loading: {
    sendingText: "Når filen er fremme, går vi selv i gang med at søge.",
    loadingTitle: "Vi finder job, der passer til dit CV",
    loadingText: "Det tager som regel et par sekunder, men kan tage op til 1 minut.",
    loadingHint:
      "Du kan roligt forlade siden. Kommer du tilbage på samme enhed inden for et døgn, finder du dine job her.",
  },
  result: {
    resultTitle: "{count} job, der passer til dit CV",
    /** `{where}` is made of the texts below. */
    resultTitleWhere: "{count} job {where}, der passer til dit CV",
    resultTitlePlace: "De {count} nyeste job {where}",
    resultTitlePlaceOne: "Det nyeste job {where}",
    whereNear: "nær {city}",
    whereWithin: "inden for {km} km",
    whereRegion1: "i Hovedstaden",
    whereRegion2: "på Sjælland",
    whereRegion3: "i Syddanmark",
    whereRegion4: "i Midtjylland",
    whereRegion5: "i Nordjylland",
    resultText: "De job, der passer bedst, står øverst. Afstanden er i luftlinje fra {city}.",
    placeMatchTitle: "Vi fandt ikke noget i dit CV, som jobopslagene spørger efter",
    placeMatchText:
      "Derfor viser vi de nyeste job, de nærmeste først. Skriv dine titler, opgaver og værktøjer i dit CV, så kan vi finde job, der passer til dig.",
    placeMatchLink: "Se, hvad dit CV mangler",
    restart: "Start forfra",
  },
  filter: {
    filterLabel: "Vælg, hvor jobbene skal ligge",
    filterRegion: "Region",
    filterDistance: "Afstand",
    regionAll: "Hele landet",
    region1: "Hovedstaden",
    region2: "Sjælland",
    region3: "Syddanmark",
    region4: "Midtjylland",
    region5: "Nordjylland",
    distanceWithin: "Højst {km} km væk",
    distanceAll: "Uanset afstand",
    distanceHint:
      "Op til 25 km er en almindelig tur på arbejde. Er der længere, bliver det til pendling eller flytning, så næste trin er 100 km.",
    filterLocked: "Kun for medlemmer",
    filterLogIn: "Log ind",
    filterReset: "Dit filter gælder kun, når du er logget ind som medlem. Derfor ser du job i hele landet.",
    refreshing: "Henter nye resultater",
    refreshFailed: "Vi kunne ikke hente nye resultater. Du ser stadig dem fra før.",
    refreshOffline: "Det ser ud til, at du er uden net. Du ser stadig resultaterne fra før.",
    refreshFailedEmpty: "Vi kunne ikke hente nye resultater. Din forrige søgning gav ingen job.",
    refreshOfflineEmpty: "Det ser ud til, at du er uden net. Din forrige søgning gav ingen job.",
    refreshRetry: "Prøv igen",
  },
  job: {
    jobDistance: "{km} km væk",
    jobNear: "Under 1 km væk",
    jobApplyBy: "Ansøgningsfrist {date}",
    jobPostedOn: "Slået op {date}",
    jobLink: "Se jobopslaget",
    newTab: "åbner i en ny fane",
    ratingLegend: "Hvor godt passer jobbet?",
    ratingStars: "{count} af 5 stjerner",
    qualitiesButton: "Hvorfor passer det til mig?",
    qualitiesLoading: "Vi ser efter, hvad der passer …",
    qualitiesReady: "Forklaringen er klar.",
    qualitiesFailed: "Vi kunne ikke hente forklaringen.",
    qualitiesRetry: "Prøv igen",
  },
  list: {
    shownCount: "Du ser {shown} af {count} job",
    more: "Vis flere",
    moreLeft: "({left} tilbage)",
    toTop: "Til toppen",
  },
  locked: {
    lockedTitle: "Det sidste job er kun for medlemmer",
    /** The title if more jobs follow. */
    lockedTitleBetween: "Ét job mere er kun for medlemmer",
    lockedText:
      "Som medlem ser du alle {count} job og vælger selv, hvor i landet de skal ligge, og hvor langt væk de må være.",
    lockedJoin: "Bliv medlem",
    lockedLogIn: "Jeg er medlem: Log ind",
  },
  noResults: {
    noResultsTitle: "Ingen resultater",
    noResultsWhere: "Ingen job {where}",
    noResultsText: "Søg længere væk, så er der flere at vælge imellem.",
    noResultsUnfiltered:
      "Lige nu er der ingen job, der passer til dit CV. Prøv med et andet CV, eller kig forbi en anden dag.",
    widenDistance: "Søg op til {km} km væk",
    widenDistanceAll: "Søg uanset afstand",
    widenRegion: "Søg i hele landet",
  },
  error: {
    genericErrorText: "Vi kunne ikke finde job til dit CV.",
    hintStartOver: "Vi begynder forfra, så skriv dit postnummer igen.",
  },
  gate: gateTexts,
  lead: {
    leadTitle: "Hvem er du? Så finder vi dine job",
    leadWho: "Gratis, også uden medlemskab.",
    leadSubmit: "Gå til jobmatch",
    gateUnavailableTitle: "Jobmatch kunne ikke åbnes",
  },
  editing: {
    sampleLabel: "Eksempel",
  },
} as const;

/**
 * Every sentence that a visitor reads; each key is a prop. `{name}` in a text is filled in when it is shown. The texts of
 * the first screen are part of the first frame and may have no such placeholders.
 */
export const jobmatchTexts = textsOf(groups);

/** The texts of some groups. By default the texts of all groups. */
export type JobmatchTexts<Group extends keyof typeof groups = keyof typeof groups> = TextsIn<typeof groups, Group>;

export type JobmatchGroups = typeof groups;
