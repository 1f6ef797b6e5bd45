import { textsOf, type TextsIn } from "shared-runtime/contract/texts-of.ts";

const groups = {
  jobmatch: {
    jobmatchTitle: "Hvilke job passer til dit CV?",
    jobmatchText: "Vi har det allerede. Skriv, hvor du søger fra, så finder vi de job, der passer til det, du kan.",
    jobmatchButton: "Find job til mit CV",
  },
  cvTjek: {
    cvTjekTitle: "Hvor stærkt står dit CV?",
    cvTjekText: "Vi har det allerede. Få det læst område for område, før du sender det til nogen.",
    cvTjekButton: "Tjek mit CV",
  },
  card: {
    frontPageAlt: "Forsiden af dit CV",
    sampleLabel: "Eksempel",
  },
} as const;

/** Every sentence that a visitor reads; each key is a prop. The target tool decides which of them are shown. */
export const crossLinkTexts = textsOf(groups);

/** The texts of some groups, or of all. */
export type CrossLinkTexts<Group extends keyof typeof groups = keyof typeof groups> = TextsIn<typeof groups, Group>;

export type CrossLinkGroups = typeof groups;
