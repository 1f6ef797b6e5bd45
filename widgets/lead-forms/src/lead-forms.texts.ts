import { leadTexts } from "shared-runtime/lead-forms/lead-form-list.ts";

const sharedTexts = {
  problemsTitle: "Ret dette, før du går videre",
  problemWord: "Fejl",
  sending: "Sender …",
  allRequired: "Alle felter skal udfyldes.",
  privacyLink: "Læs vores privatlivspolitik",
  failedText: "Det lykkedes ikke denne gang. Alt, hvad du har skrevet, står der stadig. Vent et øjeblik, og prøv igen.",
  failedOffline: "Det ser ud til, at forbindelsen røg. Alt, hvad du har skrevet, står der stadig, når du prøver igen.",
  failedKept: "Alt, hvad du har skrevet, står der stadig.",
  errorReference: "Fejlnummer: {id}",
  noScriptText:
    "Formularen skal bruge JavaScript, og det er slået fra i din browser. Ring eller skriv til os i stedet.",
  sampleLabel: "Eksempel",
} as const;

/** Every sentence that a visitor reads; each key is a prop. `{id}` is replaced by the correlation id. */
export const leadFormsTexts = { ...sharedTexts, ...leadTexts };

export type LeadFormsTexts = { readonly [Key in keyof typeof leadFormsTexts]: string };

export type SharedLeadTexts = typeof sharedTexts;
