import type { GroupsOf, WidgetWords } from "shared-runtime/editors/prop-words.ts";
import { serviceForms } from "shared-runtime/service-forms/service-form-list.ts";
import { flowWords } from "shared-runtime/flow/flow.editor.ts";
import type { ServiceFormsGroups } from "./service-forms.texts.ts";

const unused = { importance: "internal", description: "Vises ikke i disse formularer." } as const;

const firstName = { fornavn: "Medlemmets fornavn." } as const;

const texts: GroupsOf<ServiceFormsGroups> = {
  flow: {
    ...flowWords,
    props: {
      ...flowWords.props,
      failedText: { title: "Svarene kunne ikke sendes: tekst", ...unused },
      failedOffline: { title: "Svarene kunne ikke sendes uden net: tekst", ...unused },
      failedRetry: { title: "Svarene kunne ikke sendes: knap til at prøve igen", ...unused },
      change: { title: "Opsummering: link til at rette et trin", ...unused },
      notAnswered: { title: "Opsummering: ord ved et felt uden svar", ...unused },
      stepIncomplete: { title: "Opsummering: mærke ved et trin, der mangler svar", ...unused },
      stepsLabel: { title: "Navn på formularens trin", description: "Læses højt af skærmlæsere." },
      loadingForm: { title: "Besked, mens formularen bliver hentet", importance: "usual" },
      optionalHint: { title: "Linje om, hvilke felter der skal udfyldes", importance: "usual" },
      missingTitle: "Formularen kunne ikke hentes: overskrift",
      missingText: "Formularen kunne ikke hentes: tekst",
      missingButton: "Formularen kunne ikke hentes: knap til at prøve igen",
    },
  },
  access: {
    title: "Når formularen ikke kan åbnes",
    props: {
      signedOutTitle: "Ikke logget ind: overskrift",
      signedOutText: "Ikke logget ind: tekst",
      signIn: "Ikke logget ind: link til at logge ind",
      unknownForm: { title: "Formularen findes ikke: overskrift", importance: "rare" },
      unknownFormText: { title: "Formularen findes ikke: tekst", importance: "rare" },
      nothingOpenTitle: { title: "Ingen åbne høringer: overskrift", description: "Kun i »Svar på høring«." },
      nothingOpenText: "Ingen åbne høringer: tekst",
    },
  },
  done: {
    title: "Kvitteringen",
    variables: {
      dag: "Den sidste dag, I svarer, som »mandag den 7. december«, regnet ud fra antallet af hverdage.",
    },
    props: {
      doneTitle: { title: "Overskrift på kvitteringen", variables: firstName },
      doneText: "Tekst på kvitteringen: hvor længe den ligger hvor",
      doneNext: {
        title: "Hvem der svarer, hvordan og hvornår",
        description: "Skriv navnet på den, der ringer eller skriver: »Lone Friis ringer til dig senest {dag}«.",
        variables: firstName,
      },
      doneNextAt: {
        title: "Hvem der ringer på den tid, medlemmet har valgt",
        description: "Erstatter linjen om, hvem der svarer: »Mette Sandgaard ringer {tid}«.",
        variables: { ...firstName, tid: "Tiden, som »tirsdag den 1. december kl. 13.00«." },
      },
      doneMeanwhile: {
        title: "Hvad medlemmet skal gøre eller lade være med imens",
        description: "Uden tekst bliver linjen ikke vist.",
      },
      doneNumber: { title: "Ord foran sagsnummeret", importance: "rare" },
      doneAgain: "Knap til at sende en ny",
      doneReceipt: "Link til det, medlemmet har sendt",
    },
  },
  rules: {
    title: "Fejl i felterne",
    importance: "rare",
    variables: { antal: "Antallet af tegn." },
    props: {
      messageMissing: "Fejl: der er ikke skrevet noget i et stort felt",
      messageShort: "Fejl: teksten er for kort",
      messageLong: "Fejl: teksten er for lang",
      companyMissing: "Fejl: virksomhed mangler",
      positionMissing: "Fejl: stilling mangler",
      linkedInMissing: "Fejl: LinkedIn-profil mangler",
      salaryMissing: "Fejl: bruttoløn mangler",
      termsMissing: "Fejl: betingelserne er ikke accepteret",
      fileType: "Fejl: filtypen kan ikke bruges",
      fileSize: "Fejl: filen er for stor",
      fileCount: "Fejl: der er for mange filer",
    },
  },
  files: {
    title: "Vedhæftede filer",
    importance: "rare",
    variables: {
      name: "Navnet på filen.",
      problem: "Grunden til, at filen ikke kan bruges.",
      names: "Navnene på filerne, med komma imellem.",
    },
    props: {
      fileRefused: "Fejl: en fil kan ikke bruges",
      filesBusy: "Fejl: filerne er ikke uploadet endnu",
      filesFailed: "Fejl: en fil blev ikke uploadet",
      uploadOffline: "Ved filen: forbindelsen røg",
      uploadSlow: "Ved filen: det tog for lang tid",
      uploadChanged: "Ved filen: den kan ikke læses",
      uploadFailed: "Ved filen: den blev ikke uploadet",
      uploadSignedOut: "Ved filen: medlemmet er blevet logget ud",
      filesLeft: {
        title: "Spørgsmål, før siden bliver forladt: filer, der går tabt",
        description: "Står foran den almindelige tekst, mens en fil er ved at blive uploadet.",
      },
      filesLost: "Besked om filer, der gik tabt, da siden blev lukket",
    },
  },
  failure: {
    title: "Når formularen ikke kunne sendes",
    importance: "rare",
    props: {
      failedAgain: "Knap til at prøve igen",
      failedReset: "Formularen kunne ikke sendes: tekst",
      failedResetOffline: "Formularen kunne ikke sendes uden net: tekst",
      sessionEndedTitle: "Medlemmet er blevet logget ud: overskrift",
      sessionEndedText: "Medlemmet er blevet logget ud: tekst",
      signInAgain: "Medlemmet er blevet logget ud: link til at logge ind",
      textOfferTitle: {
        title: "Tilbud om at indsætte det skrevne: overskrift",
        description: "Vises øverst, når en formular begynder forfra efter en fejl.",
      },
      textOfferText: "Tilbud om at indsætte det skrevne: tekst",
      textOfferButton: "Tilbud om at indsætte det skrevne: knap",
    },
  },
  other: {
    title: "Andet",
    importance: "rare",
    props: {
      noScriptText: "Tekst til besøgende uden JavaScript",
      sampleLabel: { title: "Mærke på eksempler", description: "Vises kun, mens siden bliver redigeret." },
    },
  },
};

/** The page of each form under self-service, by form id. */
const pages = {
  LHO0141: "sparring",
  LHO0075: "kontingent-og-forsikring",
  LHO0089: "konkurs",
  LHO0076: "hoeringssvar",
  LHO0045: "ledernetvaerk",
  LHO0131: "dine-rettigheder",
};

export const editorWords: WidgetWords = {
  profile: {
    title: "Formular for medlemmer",
    summary:
      "En af formularerne i selvbetjeningen, med flere trin og filer. Kun medlemmer, der er logget ind, kan udfylde den.",
    icon: "M4 2.5h12v15H4zM7 6.5h6M7 10h6M7 13.5h3.5",
    audience: "members",
    home: "/selvbetjening/formularer",
    linkText: "Se alle formularer",
    homes: {
      prop: "formId",
      of: Object.fromEntries(
        Object.entries(pages).map(([formId, page]) => [
          formId,
          { home: `/selvbetjening/formularer/${page}`, linkText: "Åbn formularen" },
        ]),
      ),
    },
    usualLoad: "visible",
    minHeight: 153,
  },
  groups: {
    settings: {
      title: "Hvilken formular",
      props: {
        formId: {
          title: "Formular, der bliver vist",
          description: "Vælg den, for ellers siger værktøjet, at formularen ikke findes.",
          choices: {
            "": "Vælg en formular",
            ...Object.fromEntries(serviceForms.map(({ formId, title }) => [formId, title])),
          },
        },
        answerDays: {
          title: "Hverdage, inden I svarer",
          description: "Kvitteringen nævner den sidste dag. Helligdage, 5. juni, 24. og 31. december tæller ikke med.",
          examples: ["1", "2"],
        },
        times: {
          title: "Tider, medlemmet kan vælge imellem",
          description:
            "Kun i »Personlig sparring«. Uden tider bliver der ikke spurgt. På vores egen side kommer de af telefonens åbningstider.",
          importance: "rare",
          examples: ["2026-11-30T10:00 2026-12-01T13:00"],
        },
        sentHref: {
          title: "Side, hvor medlemmet ser det, der er sendt",
          description: "En sti på værktøjets egen server, der begynder med /.",
          importance: "rare",
          examples: ["/selvbetjening/mine-oplysninger"],
        },
      },
    },
    ...texts,
  },
};
