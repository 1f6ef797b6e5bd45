import { cvWords, noScriptWords } from "shared-runtime/cv/cv.editor.ts";
import type { GroupsOf, WidgetWords } from "shared-runtime/editors/prop-words.ts";
import { gateProps, gateWords, ownGateWords } from "shared-runtime/gate/gate.editor.ts";
import type { CvCheckGroups } from "./cv-check.texts.ts";

const texts: GroupsOf<CvCheckGroups> = {
  upload: {
    title: "Trin 1: upload",
    props: {
      uploadTitle: "Overskrift på upload-trinnet",
      uploadText: "Tekst under overskriften",
      reviewWaitingForCookies: {
        title: "Besked, når en tidligere gennemgang venter på svar om cookies",
        importance: "rare",
      },
      uploadSample: { title: "Note på det tegnede CV", description: "Den lille seddel ved tegningen." },
      ...noScriptWords,
      offerReviewTitle: {
        title: "Gennemgangen kunne ikke hentes: overskrift",
        description: "CV’et er hos os, men gennemgangen nåede ikke frem til den besøgende.",
        importance: "rare",
      },
      offerReviewText: { title: "Gennemgangen kunne ikke hentes: tekst", importance: "rare" },
      offerReviewButton: { title: "Gennemgangen kunne ikke hentes: knap til at hente den", importance: "rare" },
      offerReviewRemove: { title: "Gennemgangen kunne ikke hentes: knap til at begynde forfra", importance: "rare" },
      earlierReviewTitle: {
        title: "Tilbage til en tidligere gennemgang: overskrift",
        description: "Vises på upload-trinnet, når den besøgende allerede har en gennemgang.",
        importance: "rare",
      },
      earlierReviewText: { title: "Tilbage til en tidligere gennemgang: tekst", importance: "rare" },
      earlierReviewButton: { title: "Tilbage til en tidligere gennemgang: knap", importance: "rare" },
      earlierReviewRemove: { title: "Tilbage til en tidligere gennemgang: knap til at fjerne den", importance: "rare" },
      expiredTitle: { title: "En tidligere gennemgang er udløbet: overskrift", importance: "rare" },
      expiredText: { title: "En tidligere gennemgang er udløbet: tekst", importance: "rare" },
    },
  },
  cv: cvWords,
  lead: ownGateWords,
  gate: gateWords,
  loading: {
    title: "Trin 2: analyse",
    props: {
      sendingText: { title: "Tekst, mens filen bliver sendt", importance: "rare" },
      loadingTitle: "Overskrift, mens CV’et bliver læst",
      loadingText: "Tekst om, hvor længe det tager",
      loadingHint: "Tekst om, at man kan forlade siden imens",
      loadingHintReplacing: {
        title: "Tekst om at blive på siden",
        description: "Vises i stedet for teksten før, når den besøgende allerede har en gennemgang fra tidligere.",
        importance: "rare",
      },
    },
  },
  result: {
    title: "Trin 3: resultatet",
    variables: { count: "Antallet af områder." },
    props: {
      resultTitle: {
        title: "Overskrift, når der er forslag",
        variables: { count: "Antallet af forslag i hele CV’et." },
      },
      resultTitleAll: "Overskrift, når alt er i orden",
      resultTitleUnjudged: {
        title: "Overskrift, når der ikke er noget at rette, men ikke alt kunne vurderes",
        importance: "rare",
      },
      resultTitleUnclear: { title: "Overskrift, når det meste ikke kunne vurderes", importance: "rare" },
      resultTitleNone: {
        title: "Overskrift, når intet kunne vurderes",
        importance: "rare",
      },
      resultText: "Tekst, når der er forslag",
      resultTextAll: "Tekst, når alt er i orden",
      resultTextUnjudged: {
        title: "Tekst, når der ikke er noget at rette, men ikke alt kunne vurderes",
        importance: "rare",
      },
      resultTextUnclear: { title: "Tekst, når det meste eller intet kunne vurderes", importance: "rare" },
      facts: {
        title: "Linje, der gør resultatet op",
        description: "Sættes sammen af de næste tekster.",
        importance: "rare",
        variables: {
          areas: "Hvor mange områder CV’et er gennemgået på.",
          parts: "De næste tekster, med komma imellem. Deres tal giver tilsammen antallet af områder.",
        },
      },
      factsLast: {
        title: "Opgørelse: ordet før det sidste led",
        importance: "rare",
        variables: { parts: "Alle led undtagen det sidste.", last: "Det sidste led." },
      },
      factWarned: { title: "Opgørelse: områder med forslag", importance: "rare" },
      factMeets: { title: "Opgørelse: områder, der følger anbefalingerne", importance: "rare" },
      factMeetsImprovable: {
        title: "Opgørelse: områder, der følger anbefalingerne, hvoraf nogle kan løftes",
        importance: "rare",
        variables: { improvable: "Hvor mange af dem der kan løftes." },
      },
      factUnjudged: { title: "Opgørelse: områder, der ikke kunne vurderes", importance: "rare" },
      factTips: { title: "Opgørelse: områder til orientering", importance: "rare" },
      frontPageAlt: {
        title: "Beskrivelse af billedet af forsiden",
        description: "Læses højt af skærmlæsere i stedet for billedet.",
        importance: "rare",
      },
      seeDetails: "Link ned til forslagene",
      seeAreas: {
        title: "Link ned til områderne",
        description: "Vises i stedet for linket til forslagene, når der ingen forslag er.",
        importance: "rare",
      },
      restart: "Knap til at uploade et nyt CV",
      areasTitle: "Overskrift over områderne",
      openAll: "Knap, der åbner alle områder",
      closeAll: "Knap, der lukker alle områder",
      areaMeets: { title: "Mærke på et område: følger anbefalingen", importance: "rare" },
      areaSuggestions: {
        title: "Mærke på et område: antal forslag",
        importance: "rare",
        variables: { count: "Antallet af forslag på området." },
      },
      areaImprovable: { title: "Mærke på et område: kan løftes", importance: "rare" },
      areaUnjudged: { title: "Mærke på et område: kunne ikke vurderes", importance: "rare" },
      areaTip: { title: "Mærke på et område: tip", importance: "rare" },
      itemMeets: { title: "Mærke på et punkt: følger anbefalingen", importance: "rare" },
      itemSuggestion: { title: "Mærke på et punkt: forslag", importance: "rare" },
      itemImprovable: { title: "Mærke på et punkt: kan løftes", importance: "rare" },
      itemUnjudged: { title: "Mærke på et punkt: kunne ikke vurderes", importance: "rare" },
      itemTip: { title: "Mærke på et punkt: tip", importance: "rare" },
      reviewReady: {
        title: "Besked om, at gennemgangen er klar",
        description: "Læses højt af skærmlæsere.",
        importance: "rare",
      },
      readTitle: {
        title: "Overskrift over det, vi læste",
        description: "Står under områderne. Her kan den besøgende rette, hvad der blev læst i CV’et.",
      },
      readText: "Tekst om, at man kan rette det, vi læste",
      readOpen: "Knap, der viser det, vi læste",
      readClose: { title: "Knap, der lukker det, vi læste", importance: "rare" },
    },
  },
  feature: {
    title: "Opfordring til at blive medlem",
    props: {
      featureTitle: {
        title: "Overskrift på opfordringen",
        description: "Står under resultatet. Medlemmer, der er logget ind, ser den ikke.",
      },
      featureText: "Tekst i opfordringen",
      featureButton: "Knap i opfordringen",
    },
  },
  steps: {
    title: "Trinlinjen øverst",
    props: {
      stepsLabel: {
        title: "Navn på trinlinjen",
        description: "Læses højt af skærmlæsere.",
        importance: "rare",
      },
      stepUpload: "Navn på trin 1: upload",
      stepLoading: "Navn på trin 2: analyse",
      stepResult: "Navn på trin 3: resultat",
      stepWord: {
        title: "Ordet »Trin« på telefoner",
        description: "Det første ord i »Trin 2 af 3«.",
        importance: "rare",
      },
      stepOf: {
        title: "Ordet »af« på telefoner",
        description: "Det midterste ord i »Trin 2 af 3«.",
        importance: "rare",
      },
      stepDone: {
        title: "Ord om et trin, der er gennemført",
        description: "Læses højt af skærmlæsere.",
        importance: "rare",
      },
    },
  },
  error: {
    title: "Fejlbeskeder",
    importance: "rare",
    props: { genericErrorText: "Tekst ved en fejl uden anden tekst" },
  },
  editing: {
    title: "I redigeringsvisningen",
    importance: "rare",
    props: { sampleLabel: { title: "Mærke på eksempler", description: "Vises kun, mens siden bliver redigeret." } },
  },
};

export const editorWords: WidgetWords = {
  profile: {
    title: "CV-tjek",
    summary:
      "Besøgende uploader deres CV og får en gennemgang område for område, med forslag til det, der kan gøres bedre.",
    icon: "M5 2.5h6.5L15.5 6.5V17.5H5zM11.5 2.5v4h4M7.5 12l2 2 3.5-4",
    audience: "everyone",
    home: "/cv-tjek",
    linkText: "Åbn CV-tjekket",
    usualLoad: "visible",
    minHeight: 526,
  },
  groups: {
    settings: { title: "Adresser og numre", props: gateProps },
    ...texts,
  },
};
