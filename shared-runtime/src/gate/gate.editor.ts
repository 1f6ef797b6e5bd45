import type { GroupWords } from "../editors/prop-words.ts";
import type { gateTexts } from "./gate.texts.ts";

const privacy = "Linket til privatlivspolitikken. Linkets ord er teksten »Link til privatlivspolitikken«.";

/** For a widget that has the group `lead`. */
export const gateWords: GroupWords<keyof typeof gateTexts> = {
  title: "De to dialoger før værktøjet",
  importance: "rare",
  variables: {
    privacy,
    logIn: "Linket til at logge ind. Linkets ord er teksten »Link til at logge ind«.",
    firstName: "Medlemmets fornavn.",
    id: "Et nummer, som den besøgende kan give videre, når fejlen skal findes.",
  },
  props: {
    leadWhy: {
      title: "Besøgende: hvorfor vi spørger, og hvad vi bruger svaret til",
      description: "Står over de to samtykker i dialogen for dem, der ikke er logget ind.",
      importance: "usual",
    },
    leadLogIn: "Besøgende: tilbud om at logge ind som medlem",
    logInLink: "Link til at logge ind",
    leadLoggedOut: "Besøgende: besked til et medlem, der er blevet logget ud",
    leadRequired: "Besøgende: linje om, hvilke felter der skal udfyldes",
    leadFirstName: "Felt: fornavn",
    leadLastName: "Felt: efternavn",
    leadEmail: "Felt: e-mail",
    leadPhone: "Felt: telefon",
    leadPhoneHint: "Hjælp under feltet til telefon",
    leadTerms: {
      title: "Første samtykke: må vi kontakte dig",
      description:
        "Det, den besøgende siger ja til. Ret det kun efter aftale med den, der har ansvaret for persondata.",
    },
    leadTermsHint: { title: "Hjælp under det første samtykke", variables: { privacy } },
    leadTerms2: {
      title: "Andet samtykke: må vi gemme dine oplysninger",
      description:
        "Det, den besøgende siger ja til. Ret det kun efter aftale med den, der har ansvaret for persondata.",
    },
    leadTerms2Hint: "Hjælp under det andet samtykke",
    decline: {
      title: "Knap til at sige nej tak",
      description: "Lukker dialogen. Den besøgende er tilbage ved sit CV, som stadig er valgt.",
    },
    privacyLink: "Link til privatlivspolitikken",
    privacyNewTab: {
      title: "Ord efter et link, der åbner i en ny fane",
      description: "Læses højt af skærmlæsere.",
    },
    leadSending: "Besøgende: knappen, mens svaret bliver sendt",
    problemsTitle: "Overskrift over listen med felter, der skal rettes",
    problemWord: {
      title: "Ord foran en fejl",
      description: "Læses højt af skærmlæsere og står i fanens titel, når noget skal rettes.",
    },
    leadErrorText: "Besøgende: svaret kunne ikke sendes",
    leadErrorOffline: "Besøgende: svaret kunne ikke sendes uden net",
    errorReference: "Linje med fejlens nummer",
    consentTitle: { title: "Medlemmer: overskrift", importance: "usual" },
    consentText: {
      title: "Medlemmer: hvad medlemmet siger ja til",
      description: "Ret det kun efter aftale med den, der har ansvaret for persondata.",
      importance: "usual",
    },
    consentPrivacy: "Medlemmer: linje om privatlivspolitikken",
    consentButton: "Medlemmer: knap til at sige ja",
    consentSending: "Medlemmer: knappen, mens svaret bliver sendt",
    consentErrorText: "Medlemmer: svaret kunne ikke sendes",
    gateUnavailableText: {
      title: "Tekst, når dialogen ikke kan hentes",
      description: "Overskriften står for sig.",
    },
    gateUnavailableButton: "Knap, når dialogen ikke kan hentes",
  },
};

/** The texts of the dialogs that each tool has for itself. */
export const ownGateWords: GroupWords<"leadTitle" | "leadWho" | "leadSubmit" | "gateUnavailableTitle"> = {
  title: "Dialogen for besøgende: det vigtigste",
  props: {
    leadTitle: "Overskrift",
    leadWho: { title: "Linje under overskriften", description: "Hvem værktøjet er for, og hvad det koster." },
    leadSubmit: "Knap til at gå videre",
    gateUnavailableTitle: {
      title: "Overskrift, når dialogen ikke kan hentes",
      group: "gate",
      importance: "rare",
    },
  },
};

/** The addresses and numbers that widgets with the dialogs have in common. */
export const gateProps = {
  joinHref: {
    title: "Adresse på siden, hvor man bliver medlem",
    description: "Knapper som »Bliv medlem« fører hertil. Uden adresse: /indmeldelse på værktøjets egen server.",
    examples: ["/indmeldelse", "https://www.example.org/bliv-medlem"],
  },
  privacyHref: {
    title: "Adresse på privatlivspolitikken",
    description: "Uden adresse: /privatlivspolitik på værktøjets egen server.",
    examples: ["/privatlivspolitik", "https://www.example.org/privatliv"],
  },
  leadSource: {
    title: "Nummer på dialogen for besøgende",
    description: "Det nummer, som systemet, der modtager henvendelserne, kender dialogen på.",
    importance: "internal",
  },
  consentSource: {
    title: "Nummer på dialogen for medlemmer",
    description: "Det nummer, som systemet, der modtager henvendelserne, kender dialogen på.",
    importance: "internal",
  },
} as const;
