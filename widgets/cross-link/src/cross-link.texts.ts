/** Every sentence that a visitor reads; each key is a prop. The target tool decides which of them are shown. */
export const crossLinkTexts = {
  jobmatchTitle: "Hvilke job passer til dit CV?",
  jobmatchText: "Vi har det allerede. Skriv, hvor du søger fra, så finder vi de job, der ligner det, du kan.",
  jobmatchButton: "Find job til mit CV",

  cvTjekTitle: "Hvor stærkt står dit CV?",
  cvTjekText: "Vi har det allerede. Få det læst område for område, før du sender det til nogen.",
  cvTjekButton: "Tjek mit CV",

  frontPageAlt: "Forsiden af dit CV",
  sampleLabel: "Eksempel",
} as const;

export type CrossLinkTexts = { readonly [Key in keyof typeof crossLinkTexts]: string };
