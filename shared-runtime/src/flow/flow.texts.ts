/** The sentences that all flows share. A widget spreads them into its own texts, so that each is a prop. */
export const flowTexts = {
  stepWord: "Trin",
  stepOf: "af",
  stepDone: "gennemført",
  next: "Fortsæt",
  back: "Tilbage",
  submit: "Send",
  sending: "Sender …",
  problemsTitle: "Ret dette, før du går videre",
  problemWord: "Fejl",
  failedTitle: "Hov, noget gik galt!",
  failedText:
    "Vi kunne ikke sende dine svar. Alt, hvad du har skrevet, står der stadig. Vent et øjeblik, og prøv igen.",
  failedOffline:
    "Det ser ud til, at forbindelsen røg. Alt, hvad du har skrevet, står der stadig. Tjek, at du er på nettet, og prøv igen.",
  failedRetry: "Prøv igen",
  failedReference: "Fejlnummer: {id}",
  leaveTitle: "Vil du forlade siden?",
  leaveText: "Du er ikke færdig, og dine svar er ikke sendt. Forlader du siden nu, kan de gå tabt.",
  leaveConfirm: "Forlad siden",
  leaveCancel: "Bliv på siden",
  leaveClose: "Luk",
  change: "Ret",
  notAnswered: "Ikke udfyldt",
  stepIncomplete: "Mangler svar",
} as const;

export type FlowTexts = { readonly [Key in keyof typeof flowTexts]: string };
