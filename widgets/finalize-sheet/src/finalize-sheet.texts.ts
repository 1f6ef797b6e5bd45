import { textsOf, type TextsIn } from "shared-runtime/contract/texts-of.ts";

const groups = {
  loading: {
    loadingTitle: "Tak for din tilmelding",
    loadingText: "Vent et kort øjeblik, vi tjekker de nødvendige oplysninger...",
    loadFailed: "Error getting data.",
    loadFailedHelp: "Din indmeldelse er gemt. Prøv igen, eller ring til os, så klarer vi resten sammen.",
    loadAgain: "Prøv igen",
    later: "Gør det senere",
  },
  steps: {
    sheetIntro: "To korte trin, så er du i gang.",
    sheetIntroOne: "Ét kort trin, så er du i gang.",
    changeIntro: "Ret det, du vil. Resten bliver, som det er.",
    stepsLabel: "Trin",
    stepWord: "Trin",
    stepOf: "af",
    stepDone: "gennemført",
    paymentStep: "Betaling",
    addonsStep: "Tilvalg",
    next: "Fortsæt",
    saving: "Gemmer …",
    problemsTitle: "Ret dette, før du går videre",
    problemWord: "Fejl",
  },
  payment: {
    accountLegend: "Din konto i banken",
    accountHint: "Du kan indsætte hele kontonummeret eller et IBAN, så deler vi det for dig.",
    regNo: "Reg.nr.",
    accountNo: "Kontonr.",
    payByInvoice: "Jeg vil hellere have en faktura",
    payByInvoiceHint: "Den kommer på e-mail hvert kvartal.",
    accountSaved: "Din konto er gemt. Skriv den igen, hvis den skal være en anden.",
    accountKnown: "Du betaler fra konto\u00a0••{end}. Gå videre, hvis du vil beholde den, eller skriv en anden.",
    mistypedIban: "IBAN-nummeret er skrevet forkert. Indsæt det igen.",
    foreignIban: "Vi kan kun trække fra en dansk konto. Vælg faktura, eller skriv en dansk konto.",
    accountSplit: "Reg.nr. og kontonr. er udfyldt.",
  },
  addons: {
    addonsLegend: "Tilvalg",
    readMore: "Læs mere",
    readMoreAbout: "om {title}",
    noAddons: "Fortsæt uden tilvalg",
    articleButton: "Aflut og vend tilbage",
  },
  cost: {
    costLabel: "Din pris:",
  },
  confirmation: {
    welcome: "Nu er vi {count}. Velkommen, {name}.",
    welcomeUnnamed: "Nu er vi {count}. Velkommen.",
    changedTitle: "Så er alt på plads",
    unchangedTitle: "Du har ikke ændret noget",
    numberRow: "Medlemsnummer",
    firstDayRow: "Første dag",
    costRow: "Pris",
    paymentRow: "Betaling",
    byAccount: "Fra din konto",
    byKnownAccount: "Fra konto\u00a0••{end}",
    byInvoice: "Faktura på e-mail",
    addonsRow: "Tilvalg",
    none: "Ingen",
    change: "Ret",
    nextRow: "Næste skridt",
    benefitsRow: "Dagpenge",
    phoneRow: "Telefon",
    saveContact: "Læg nummeret i telefonen",
    confirm: "Luk",
  },
  leaving: {
    leaveTitle: "Vil du lukke nu?",
    leaveAccount: "Din konto er gemt.",
    leaveInvoice: "Dit valg af faktura er gemt.",
    leaveAddonsNone: "Du har ikke valgt tilvalg endnu.",
    leaveAddonsKept: "Dine tilvalg er, som de var.",
    leaveAddonsChanged: "Det, du har ændret i dine tilvalg, er ikke gemt.",
    leaveStay: "Bliv her",
  },
  failure: {
    failedTitle: "Der skete en fejl!",
    failedText: "Vi fik det ikke gemt. Det, du har valgt, står der stadig. Vent et øjeblik, og prøv igen.",
    failedOffline: "Det ser ud til, at forbindelsen røg. Det, du har valgt, står der stadig, når du prøver igen.",
    failedButton: "Prøv igen",
    signedOutText:
      "Du er blevet logget ud. Log ind igen, så fortsætter du her. Af hensyn til sikkerheden skal du skrive dit kontonummer igen.",
    signInAgainText:
      "Din konto kan kun ændres, når du lige har logget ind. Log ind igen, så fortsætter du her. Af hensyn til sikkerheden skal du skrive dit kontonummer igen.",
    signIn: "Log ind igen",
    errorReference: "Fejlnummer: {id}",
    sampleLabel: "Eksempel",
  },
} as const;

/** Every sentence that is not in the content of the sheet; each key is a prop. */
export const finalizeSheetTexts = textsOf(groups);

/** The texts of some groups. By default the texts of all groups. */
export type FinalizeSheetTexts<Group extends keyof typeof groups = keyof typeof groups> = TextsIn<typeof groups, Group>;

export type FinalizeSheetGroups = typeof groups;
