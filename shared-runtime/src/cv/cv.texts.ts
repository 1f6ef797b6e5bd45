/** Default title of an error. */
const errorTitle = "Der skete en fejl";

/**
 * The sentences about uploading a CV that all tools share. A tool spreads them into its own texts, so that each is a
 * prop. `{name}` and `{count}` are filled in.
 */
export const cvTexts = {
  uploadButton: "Vælg dit CV",
  uploadAsks:
    "Først beder vi om navn, telefon og e-mail, så en rådgiver ringer til dig. Er du medlem, spørger vi kun om lov.",
  /** Replaces `uploadAsks` for a member. */
  uploadAsksMember: "Først spørger vi om lov til, at en rådgiver ringer eller skriver til dig. Så læser vi dit CV.",
  uploadAsksLink: "Læs hvorfor",
  /** Replaces `uploadAsks` and its link for a person who has answered. */
  uploadAnswered: "Du har sagt ja til, at en rådgiver må kontakte dig, så vi læser dit CV med det samme.",
  uploadDrop: "eller træk filen hertil",
  uploadRelease: "Slip dit CV her",
  uploadChosen: "Dit CV er valgt. Et øjeblik …",
  /** Shown after the visitor has declined the gate, with `uploadContinue`. */
  uploadDeclined: "Dit CV er stadig valgt. Vi har ikke sendt det.",
  /** Replaces the text about a CV that the server has, after the person has declined the gate. */
  keptDeclined: "Du sagde nej tak, så vi går ikke videre med dit CV. Du kan ombestemme dig eller lade være.",
  uploadContinue: "Gå videre",
  /** Shown until the page's consent overlay is answered. */
  waitingForCookies: "Dit CV er valgt. Vælg først, om du vil have cookies.",
  uploadPrivacy: "Vi viser ikke dit CV til nogen, og filen slettes automatisk igen.",
  requirementType: "PDF",
  requirementSize: "Højst 10 MB",
  requirementPages: "Højst 5 sider",
  requirementLanguage: "Dansk eller engelsk",
  offerFileText: "Dit CV nåede ikke frem, men det ligger klar. Du kan sende det igen uden at vælge det på ny.",
  offerFileButton: "Send igen",
  offerFileOther: "Vælg et andet CV",
  offerFileRemove: "Fjern",
  offerFileFailed: "{name} blev ikke sendt",
  noticeWord: "Information",
  severalFiles: "Du gav os {count} filer. Vi tager én ad gangen og har valgt {name}.",
  sendingTitle: "Vi sender dit CV",
  sendingLabel: "Sender {name}",
  cancel: "Annuller",
  btnLabel: "Prøv igen",
  closeLabel: "Luk",
  genericErrorTitle: errorTitle,
  fileSizeErrorTitle: errorTitle,
  fileSizeErrorText:
    "Filen fylder mere end 10 MB. Det er som regel billederne: Gem dit CV som PDF i lavere kvalitet, og upload det igen.",
  wrongFileExtensionErrorTitle: errorTitle,
  wrongFileExtensionErrorText:
    "Filen er ikke en PDF. Åbn dit CV i det program, du skrev det i, gem det som PDF, og upload det igen.",
  emptyFileErrorTitle: "Filen er tom",
  emptyFileErrorText: "Der er ikke noget i filen. Gem dit CV som PDF igen, og upload den nye fil.",
  changedFileErrorTitle: errorTitle,
  changedFileErrorText: "Filen kan ikke læses. Den er måske ændret eller flyttet, siden du valgte den. Vælg den igen.",
  tooManyPagesErrorTitle: errorTitle,
  tooManyPagesErrorText:
    "Dit CV er længere end 5 sider. Kort det ned, og upload det igen. De fleste læser helst én til tre sider.",
  insufficientContentErrorTitle: errorTitle,
  insufficientContentErrorText:
    "Vi fandt for lidt tekst. Der skal være mindst 60 ord på dansk eller engelsk. Kan den ikke markeres og kopieres i din PDF, så gem dit CV som PDF direkte fra det program, du skrev det i.",
  hintOffline: "Det ser ud til, at forbindelsen røg. Dit CV er ikke gået tabt: Prøv igen, når du er på nettet.",
  hintSlow: "Det tog for lang tid at få svar. Dit CV er ikke gået tabt: Du kan prøve igen om lidt.",
  hintOurFault: "Fejlen er hos os, og dit CV er ikke gået tabt: Du kan prøve igen om lidt.",
  hintBusy: "{reason} Dit CV er ikke gået tabt. Bliver det ved, så prøv fra en anden forbindelse.",
  hintBusyReason: "Vi har fået mange CV’er fra din forbindelse på kort tid. Vent lidt, og prøv igen.",
  hintFull:
    "Vi har ikke plads til flere CV’er lige nu, så dit CV er ikke gemt hos os. Prøv igen senere i dag eller i morgen.",
  hintUnreadable: "Filen kan være beskadiget eller låst med en adgangskode. Gem den som en ny PDF, og upload den igen.",
} as const;

/** The shared texts, and those that each tool defines itself. */
export type CvTexts = {
  readonly [
    Key in
      | keyof typeof cvTexts
      | "uploadTitle"
      | "uploadText"
      | "uploadSample"
      | "errorReference"
      | "expiredTitle"
      | "expiredText"
      | "sendingText"
      | "genericErrorText"
      | "noScriptText"
      | "noScriptLink"
      | "noScriptHref"
  ]: string;
};
