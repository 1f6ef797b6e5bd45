import { textsOf, type TextsIn } from "shared-runtime/contract/texts-of.ts";
import { ruleTexts } from "./rule-texts.ts";
import { flowTexts } from "shared-runtime/flow/flow.texts.ts";

const groups = {
  flow: {
    ...flowTexts,
    leaveText:
      "Formularen er ikke sendt. Det, du har skrevet, står her stadig, hvis du kommer tilbage i den samme fane.",
    submit: "Send",
    problemsTitle: "Der er problemer",
    stepsLabel: "Trin i formularen",
    loadingForm: "Henter formularen …",
    optionalHint: "Alle felter skal udfyldes, medmindre der står »valgfrit«.",
    missingTitle: "Formularen kom ikke frem",
    missingText: "Tjek, at du er på nettet, og hent den igen.",
    missingButton: "Hent formularen igen",
  },
  access: {
    signedOutTitle: "You should be logged in to fill in this form.",
    signedOutText: "Log ind med MitID, så kommer du tilbage hertil.",
    signIn: "Log ind",
    unknownForm: "Form obj not found",
    unknownFormText: "Formularen findes ikke længere. Ring eller skriv til os i stedet.",
    nothingOpenTitle: "Der er ingen åbne høringer lige nu",
    nothingOpenText: "Når vi sender et forslag i høring, kan du svare her.",
  },
  failure: {
    failedAgain: "Prøv igen",
    failedReset:
      "Vi kunne ikke sende formularen. Når du prøver igen, begynder den forfra, og du kan indsætte det, du skrev, med ét tryk.",
    failedResetOffline:
      "Det ser ud til, at forbindelsen røg. Når du prøver igen, begynder formularen forfra, og du kan indsætte det, du skrev, med ét tryk.",
    sessionEndedTitle: "Du er blevet logget ud",
    sessionEndedText: "Log ind igen, så fortsætter du her. Det, du har skrevet, venter på dig.",
    signInAgain: "Log ind igen",
    textOfferTitle: "Det, du skrev, er ikke tabt",
    textOfferText: "Indsæt det, og send formularen en gang til, eller begynd forfra.",
    textOfferButton: "Indsæt det, jeg skrev",
  },
  done: {
    doneTitle: "Tak for din henvendelse",
    doneText: "Vi har modtaget den. Du kan se, at du har sendt den, under Mine oplysninger.",
    doneNext: "Du hører fra os senest {dag}",
    doneNextAt: "Vi ringer {tid}",
    doneMeanwhile: "",
    doneNumber: "Sagsnummer",
    doneAgain: "Indsend ny henvendelse",
    doneReceipt: "Se det, du har sendt",
  },
  rules: ruleTexts,
  files: {
    fileRefused: "{name}: {problem}",
    filesBusy: "Vent, til filerne er uploadet, eller fjern dem",
    filesFailed: "En fil blev ikke uploadet. Prøv igen, eller fjern den",
    uploadOffline: "Forbindelsen røg. Prøv igen, så fortsætter vi, hvor vi slap.",
    uploadSlow: "Det tog for lang tid. Prøv igen.",
    uploadChanged: "Filen kan ikke læses, måske fordi den er ændret. Vælg den igen.",
    uploadFailed: "Filen blev ikke uploadet. Prøv igen om lidt.",
    uploadSignedOut: "Du er blevet logget ud. Log ind igen, og vedhæft filen igen.",
    filesLeft: "Ikke uploadet endnu: {names}. Det går tabt, hvis du forlader siden nu.",
    filesLost: "Disse filer nåede ikke at blive uploadet, før siden blev lukket. Vedhæft dem igen: {names}",
  },
  other: {
    noScriptText:
      "Formularen skal bruge JavaScript, og det er slået fra i din browser. Ring eller skriv til os i stedet.",
    sampleLabel: "Eksempel",
  },
} as const;

/** Every sentence that is not in the definition of a form; each key is a prop. */
export const serviceFormsTexts = textsOf(groups);

/** The texts of some groups. By default the texts of all groups. */
export type ServiceFormsTexts<Group extends keyof typeof groups = keyof typeof groups> = TextsIn<typeof groups, Group>;

export type ServiceFormsGroups = typeof groups;
