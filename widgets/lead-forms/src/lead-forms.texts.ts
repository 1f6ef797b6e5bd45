import { textsOf, type TextsIn } from "shared-runtime/contract/texts-of.ts";

const groups = {
  shared: {
    problemsTitle: "Ret dette, før du går videre",
    problemWord: "Fejl",
    sending: "Sender …",
    allRequired: "Alle felter skal udfyldes.",
    privacyLink: "Læs vores privatlivspolitik",
    failedText:
      "Det lykkedes ikke denne gang. Alt, hvad du har skrevet, står der stadig. Vent et øjeblik, og prøv igen.",
    failedOffline:
      "Det ser ud til, at forbindelsen røg. Alt, hvad du har skrevet, står der stadig, når du prøver igen.",
    failedKept: "Alt, hvad du har skrevet, står der stadig.",
    errorReference: "Fejlnummer: {id}",
    noScriptText:
      "Formularen skal bruge JavaScript, og det er slået fra i din browser. Ring eller skriv til os i stedet.",
    sampleLabel: "Eksempel",
  },
  callMe: {
    callMeTitle: "Skal vi ringe til dig?",
    callMeText: "Skriv dit navn og nummer, så ringer en rådgiver. Du behøver ikke have besluttet dig for noget.",
    callMeName: "Navn",
    callMePhone: "Telefon",
    callMeButton: "Ring til mig",
    callMePrivacy: "Vi bruger kun navn og nummer til at ringe til dig.",
    callMeDone: "En rådgiver ringer til dig, mandag til torsdag mellem 8 og 17 og fredag mellem 8 og 16.",
  },
  recommendation: {
    recommendTitle: "Anbefal en kollega",
    recommendText: "Kender du en leder, der har brug for nogen at gå til? Så ringer vi og fortæller, hvad vi kan gøre.",
    recommendYou: "Dig",
    recommendName: "Dit navn",
    recommendEmail: "Din e-mail",
    recommendThem: "Den, du anbefaler",
    recommendThemHint: "Sig det gerne til vedkommende først, så vores opkald ikke kommer bag på nogen.",
    recommendTheirName: "Navn",
    recommendTheirJobtitle: "Stilling",
    recommendTheirPhone: "Telefon",
    recommendTheirEmail: "E-mail",
    recommendButton: "Send anbefalingen",
    recommendPrivacy: "Vi bruger kun oplysningerne til at kontakte din kollega og fortælle dig, at det er sket.",
    recommendDone: "Vi kontakter din kollega inden for et par dage.",
  },
  event: {
    eventTitle: "Tilmeld dig",
    eventText: "Du får en mail, når du er tilmeldt.",
    eventName: "Navn",
    eventEmail: "E-mail",
    eventPhone: "Telefon",
    eventJobTitle: "Stilling",
    eventCompany: "Virksomhed",
    eventZipCode: "Postnummer",
    eventTerms: "Jeg er med på, at pladsen er min, og melder afbud, hvis jeg bliver forhindret.",
    eventButton: "Tilmeld dig",
    eventPrivacy: "Vi bruger kun dine oplysninger til arrangementet.",
    eventDone: "Du får en mail med det praktiske.",
    soldOutTitle: "Skriv dig på ventelisten",
    soldOutText: "Der er ikke flere pladser lige nu. Du hører fra os, hvis en bliver ledig.",
    soldOutButton: "Tilmeld dig venteliste",
    soldOutTerms: "Jeg tager pladsen, hvis en bliver ledig, og melder afbud, hvis jeg bliver forhindret.",
    soldOutDone: "Du står på ventelisten. Vi skriver, hvis en plads bliver ledig.",
  },
} as const;

/** Every sentence that a visitor reads; each key is a prop. `{id}` becomes the correlation id. */
export const leadFormsTexts = textsOf(groups);

/** The texts of some groups, or of all. */
export type LeadFormsTexts<Group extends keyof typeof groups = keyof typeof groups> = TextsIn<typeof groups, Group>;
