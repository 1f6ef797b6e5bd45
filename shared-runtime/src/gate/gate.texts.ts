/**
 * The sentences of both dialogs that all tools share. A tool spreads them into its own texts, so that each is a prop.
 * `{privacy}` becomes the link to the privacy policy, `{logIn}` the sign-in link, `{firstName}` the member's first
 * name, and `{id}` the correlation id.
 */
export const gateTexts = {
  leadWhy:
    "Lederkredsen er fagforening og a‑kasse for ledere. En rådgiver følger op og fortæller, hvad et medlemskab kan gøre for dig.",
  leadLogIn: "Er du medlem? {logIn}.",
  logInLink: "Log ind",
  leadLoggedOut: "Du er blevet logget ud",
  leadRequired: "Alle felter skal udfyldes.",
  leadFirstName: "Fornavn",
  leadLastName: "Efternavn",
  leadEmail: "E-mail",
  leadPhone: "Telefon",
  leadPhoneHint: "Et nummer fra Danmark, Tyskland, Sverige eller Norge.",
  leadTerms: "Lederkredsen må kontakte mig på e-mail og telefon med råd om min karriere og tilbud om medlemskab.",
  leadTermsHint: "Du kan altid sige nej tak igen.",
  leadTerms2: "Lederkredsen må gemme mine oplysninger og bruge dem til det.",
  leadTerms2Hint: "Hvor længe, og hvordan du trækker dit samtykke tilbage, står i vores {privacy}.",
  decline: "Nej tak",
  privacyLink: "privatlivspolitik",
  privacyNewTab: "åbner i en ny fane",
  leadSending: "Sender …",
  problemsTitle: "Ret dette, før du går videre",
  problemWord: "Fejl",
  leadErrorText:
    "Det lykkedes ikke denne gang. Alt, hvad du har skrevet, står der stadig. Vent et øjeblik, og prøv igen.",
  leadErrorOffline:
    "Det ser ud til, at forbindelsen røg. Alt, hvad du har skrevet, står der stadig, når du prøver igen.",
  errorReference: "Fejlnummer: {id}",
  consentTitle: "Velkommen, {firstName}",
  consentText:
    "Siger du ja, får din rådgiver dit navn, din e-mail og dit telefonnummer og kan ringe eller skrive til dig. Rådgiveren får ikke dit CV.",
  consentPrivacy: "Hvad vi gemmer, og hvor længe, står i vores {privacy}.",
  consentButton: "Ja, det er i orden",
  consentSending: "Et øjeblik …",
  consentErrorText: "Der er sket en fejl prøv igen",
  gateUnavailableText: "En del af siden nåede ikke frem. Se, om du er på nettet, og prøv igen.",
  gateUnavailableButton: "Prøv igen",
} as const;

/** The shared texts, and those that each tool defines itself. */
export type GateTexts = {
  readonly [Key in keyof typeof gateTexts | "leadTitle" | "leadWho" | "leadSubmit" | "gateUnavailableTitle"]: string;
};
