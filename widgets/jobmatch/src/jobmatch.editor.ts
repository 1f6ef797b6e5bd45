import { cvWords, noScriptWords } from "shared-runtime/cv/cv.editor.ts";
import type { GroupsOf, WidgetWords } from "shared-runtime/editors/prop-words.ts";
import { gateProps, gateWords, ownGateWords } from "shared-runtime/gate/gate.editor.ts";
import type { JobmatchGroups } from "./jobmatch.texts.ts";

const spoken = "Læses højt af skærmlæsere.";

const texts: GroupsOf<JobmatchGroups> = {
  zip: {
    title: "Trin 1: postnummer",
    props: {
      zipTitle: "Overskrift på trinnet med postnummer",
      zipText: "Tekst under overskriften",
      zipLabel: "Felt: postnummer",
      zipLooking: { title: "Besked, mens byen bliver fundet", importance: "rare" },
      zipCityFound: {
        title: "Linje, når byen er fundet",
        variables: { city: "Byen til postnummeret." },
        importance: "rare",
      },
      zipSubmit: "Knap til at gå videre",
      zipMissing: { title: "Fejl: der er ikke skrevet et postnummer", importance: "rare" },
      zipIncomplete: { title: "Fejl: postnummeret er for kort", importance: "rare" },
      zipUnknown: {
        title: "Fejl: postnummeret findes ikke",
        variables: { zip: "Det, den besøgende har skrevet." },
        importance: "rare",
      },
      zipOffline: { title: "Fejl: byen kunne ikke findes uden net", importance: "rare" },
      zipSlow: { title: "Fejl: byen kunne ikke findes, svaret tog for lang tid", importance: "rare" },
      zipOurFault: { title: "Fejl: byen kunne ikke findes, fejlen er hos os", importance: "rare" },
      zipRetry: { title: "Knap til at prøve at finde byen igen", importance: "rare" },
      zipSample: { title: "Note på tegningen", description: "Den lille seddel ved tegningen." },
      knownCv: {
        title: "Linje om, at vi har et CV i forvejen",
        description: "Vises, når den besøgende har uploadet et CV før, for eksempel i CV-tjekket.",
        importance: "rare",
      },
      knownCvOther: { title: "Knap til at bruge et andet CV", importance: "rare" },
    },
  },
  upload: {
    title: "Trin 2: upload",
    props: {
      uploadTitle: "Overskrift på upload-trinnet",
      uploadText: "Tekst under overskriften",
      uploadSample: { title: "Note på det tegnede CV", description: "Den lille seddel ved tegningen." },
      searchWaitingForCookies: {
        title: "Besked, når søgningen venter på svar om cookies",
        importance: "rare",
      },
      ...noScriptWords,
      offerCvTitle: {
        title: "Vi har et CV i forvejen: overskrift",
        description: "Vises på upload-trinnet, når den besøgende kan nøjes med det CV, vi har.",
        importance: "rare",
      },
      offerCvText: { title: "Vi har et CV i forvejen: tekst", importance: "rare" },
      offerCvButton: { title: "Vi har et CV i forvejen: knap til at bruge det", importance: "rare" },
      offerCvRemove: { title: "Vi har et CV i forvejen: knap til at fjerne det", importance: "rare" },
      expiredTitle: { title: "CV’et er udløbet: overskrift", importance: "rare" },
      expiredText: { title: "CV’et er udløbet: tekst", importance: "rare" },
    },
  },
  cv: cvWords,
  lead: ownGateWords,
  gate: gateWords,
  loading: {
    title: "Trin 3: søgning",
    props: {
      sendingText: { title: "Tekst, mens filen bliver sendt", importance: "rare" },
      loadingTitle: "Overskrift, mens der bliver søgt",
      loadingText: "Tekst om, hvor længe det tager",
      loadingHint: "Tekst om, at man kan forlade siden imens",
    },
  },
  result: {
    title: "Trin 4: resultatet",
    variables: {
      count: "Antallet af job.",
      where: "Stedet, sat sammen af teksterne, der begynder med »Sted i overskriften«.",
      city: "Byen, den besøgende søger fra.",
    },
    props: {
      resultTitle: "Overskrift over jobbene",
      resultTitleWhere: {
        title: "Overskrift over jobbene, når der er valgt et sted",
        description: "Vises, når et medlem har valgt region eller afstand.",
      },
      resultTitlePlace: {
        title: "Overskrift, når jobbene er fundet efter sted alene",
        description: "Vises, når intet i CV’et passer til det, jobopslagene spørger efter.",
        importance: "rare",
      },
      resultTitlePlaceOne: { title: "Overskrift, når ét job er fundet efter sted alene", importance: "rare" },
      whereNear: { title: "Sted i overskriften: nær en by", importance: "rare" },
      whereWithin: {
        title: "Sted i overskriften: inden for en afstand",
        variables: { km: "Afstanden i kilometer." },
        importance: "rare",
      },
      whereRegion1: { title: "Sted i overskriften: Hovedstaden", importance: "rare" },
      whereRegion2: { title: "Sted i overskriften: Sjælland", importance: "rare" },
      whereRegion3: { title: "Sted i overskriften: Syddanmark", importance: "rare" },
      whereRegion4: { title: "Sted i overskriften: Midtjylland", importance: "rare" },
      whereRegion5: { title: "Sted i overskriften: Nordjylland", importance: "rare" },
      resultText: "Tekst om rækkefølgen og afstanden",
      placeMatchTitle: {
        title: "Intet i CV’et passer: overskrift",
        description: "Over listen, når jobbene kun er fundet efter sted.",
        importance: "rare",
      },
      placeMatchText: { title: "Intet i CV’et passer: tekst", importance: "rare" },
      placeMatchLink: { title: "Intet i CV’et passer: link til CV-tjekket", importance: "rare" },
      restart: "Knap til at begynde forfra",
    },
  },
  filter: {
    title: "Valg af region og afstand",
    importance: "rare",
    variables: { km: "Afstanden i kilometer." },
    props: {
      filterLabel: { title: "Navn på felterne", description: spoken },
      filterRegion: { title: "Felt: region", importance: "usual" },
      filterDistance: { title: "Felt: afstand", importance: "usual" },
      regionAll: "Region: hele landet",
      region1: "Region: Hovedstaden",
      region2: "Region: Sjælland",
      region3: "Region: Syddanmark",
      region4: "Region: Midtjylland",
      region5: "Region: Nordjylland",
      distanceWithin: "Afstand: højst så mange kilometer",
      distanceAll: "Afstand: ligegyldig",
      distanceHint: { title: "Hjælp under feltet til afstand", importance: "usual" },
      filterLocked: {
        title: "Mærke på felterne for dem, der ikke er medlem",
        description: "De ser felterne, men kan ikke bruge dem.",
        importance: "usual",
      },
      filterLogIn: "Link til at logge ind ved felterne",
      filterReset: "Besked, når valget er nulstillet efter log ud",
      refreshing: { title: "Besked, mens nye resultater bliver hentet", description: spoken },
      refreshFailed: "Fejl: nye resultater kom ikke, de gamle står der",
      refreshOffline: "Fejl: nye resultater kom ikke uden net, de gamle står der",
      refreshFailedEmpty: "Fejl: nye resultater kom ikke, og der var ingen før",
      refreshOfflineEmpty: "Fejl: nye resultater kom ikke uden net, og der var ingen før",
      refreshRetry: "Knap til at hente nye resultater igen",
    },
  },
  job: {
    title: "Det enkelte job",
    variables: { km: "Afstanden i kilometer.", date: "Datoen." },
    props: {
      jobDistance: { title: "Afstand til jobbet", importance: "rare" },
      jobNear: { title: "Afstand til jobbet, når den er under én kilometer", importance: "rare" },
      jobApplyBy: "Ansøgningsfrist",
      jobPostedOn: "Dato, jobbet blev slået op",
      jobLink: "Link til jobopslaget",
      newTab: { title: "Ord efter et link, der åbner i en ny fane", description: spoken, importance: "rare" },
      ratingLegend: "Spørgsmål over stjernerne",
      ratingStars: {
        title: "Navn på en stjerne",
        description: spoken,
        variables: { count: "Hvor mange stjerner det er, fra 1 til 5." },
        importance: "rare",
      },
      qualitiesButton: "Knap til forklaringen på, hvorfor jobbet passer",
      qualitiesLoading: { title: "Forklaring: besked, mens den bliver hentet", importance: "rare" },
      qualitiesReady: { title: "Forklaring: besked, når den er klar", description: spoken, importance: "rare" },
      qualitiesFailed: { title: "Forklaring: den kunne ikke hentes", importance: "rare" },
      qualitiesRetry: { title: "Forklaring: knap til at prøve igen", importance: "rare" },
    },
  },
  list: {
    title: "Under listen af job",
    props: {
      shownCount: {
        title: "Linje om, hvor mange job der er vist",
        variables: { shown: "Hvor mange job der er vist.", count: "Hvor mange job der er i alt." },
      },
      more: "Knap til at vise flere job",
      moreLeft: {
        title: "Antal på knappen til flere job",
        variables: { left: "Hvor mange job der er tilbage." },
        importance: "rare",
      },
      toTop: "Knap til toppen af listen",
    },
  },
  locked: {
    title: "Jobbet, der kun er for medlemmer",
    props: {
      lockedTitle: { title: "Overskrift", description: "Når det lukkede job er det sidste på listen." },
      lockedTitleBetween: { title: "Overskrift, når der kommer flere job efter det lukkede" },
      lockedText: {
        title: "Tekst om, hvad medlemmer kan",
        variables: { count: "Antallet af alle job, også det lukkede." },
      },
      lockedJoin: "Knap til at blive medlem",
      lockedLogIn: "Link til at logge ind",
    },
  },
  noResults: {
    title: "Når der ingen job er",
    props: {
      noResultsTitle: "Overskrift",
      noResultsWhere: {
        title: "Linje om det sted, der er søgt",
        variables: { where: "Stedet, for eksempel »på Sjælland«." },
      },
      noResultsText: "Tekst, når der kan søges længere væk",
      noResultsUnfiltered: "Tekst, når der er søgt i hele landet",
      widenDistance: { title: "Knap til at søge længere væk", variables: { km: "Den større afstand i kilometer." } },
      widenDistanceAll: "Knap til at søge uanset afstand",
      widenRegion: "Knap til at søge i hele landet",
    },
  },
  place: {
    title: "Linjen om, hvor der bliver søgt fra",
    importance: "rare",
    props: {
      placeLine: {
        title: "Linje over trinnene",
        variables: { zip: "Postnummeret.", city: "Byen til postnummeret." },
      },
      placeAssumed: {
        title: "Linje over trinnene, når postnummeret står i CV’et",
        variables: { zip: "Postnummeret.", city: "Byen til postnummeret." },
      },
      placeChange: "Knap til at skifte postnummer",
    },
  },
  steps: {
    title: "Trinlinjen øverst",
    props: {
      stepsLabel: { title: "Navn på trinlinjen", description: spoken, importance: "rare" },
      stepZip: "Navn på trin 1: postnummer",
      stepUpload: "Navn på trin 2: upload",
      stepLoading: "Navn på trin 3: søgning",
      stepResult: "Navn på trin 4: resultat",
      stepWord: {
        title: "Ordet »Trin« på telefoner",
        description: "Det første ord i »Trin 2 af 4«.",
        importance: "rare",
      },
      stepOf: {
        title: "Ordet »af« på telefoner",
        description: "Det midterste ord i »Trin 2 af 4«.",
        importance: "rare",
      },
      stepDone: { title: "Ord om et trin, der er gennemført", description: spoken, importance: "rare" },
    },
  },
  error: {
    title: "Fejlbeskeder",
    importance: "rare",
    props: {
      genericErrorText: "Tekst ved en fejl uden anden tekst",
      hintStartOver: "Råd ved en fejl: søgningen begynder forfra",
    },
  },
  editing: {
    title: "I redigeringsvisningen",
    importance: "rare",
    props: { sampleLabel: { title: "Mærke på eksempler", description: "Vises kun, mens siden bliver redigeret." } },
  },
};

export const editorWords: WidgetWords = {
  profile: {
    title: "Jobmatch",
    summary: "Besøgende skriver deres postnummer og uploader deres CV og får job, der passer til dem.",
    icon: "M3 6.5h14v10H3zM7.5 6.5v-3h5v3M3 11h14",
    audience: "everyone",
    home: "/jobmatch",
    linkText: "Åbn jobmatch",
    usualLoad: "visible",
    minHeight: 369,
  },
  groups: {
    settings: {
      title: "Adresser og numre",
      props: {
        ...gateProps,
        cvCheckHref: {
          title: "Adresse på CV-tjekket",
          description:
            "Et CV, som ingen job passer til, får et link hertil. Uden adresse: /cv-tjek på værktøjets egen server.",
          importance: "rare",
          examples: ["/cv-tjek"],
        },
      },
    },
    ...texts,
  },
};
