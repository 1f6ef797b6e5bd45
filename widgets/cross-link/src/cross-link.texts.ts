import { textsOf, type TextsIn } from "shared-runtime/contract/texts-of.ts";

const groups = {
  jobmatch: {
    jobmatchTitle: "Hvilke job passer til dit CV?",
    jobmatchText: "Vi har det allerede. Skriv, hvor du søger fra, så finder vi de job, der passer til det, du kan.",
    /** Shown in place of `jobmatchText` if the CV names a postal code. */
    jobmatchReadyText: "Vi har det og dit postnummer. Ét tryk er nok.",
    jobmatchButton: "Find job til mit CV",
  },
  cvTjek: {
    cvTjekTitle: "Hvor stærkt står dit CV?",
    cvTjekText: "Vi har det allerede. Få det læst område for område, før du sender det til nogen.",
    /** Shown in place of `cvTjekText` if the CV has suggestions. `{count}` is their number. */
    cvTjekWaitingText: "{count} forslag venter på dig.",
    cvTjekButton: "Tjek mit CV",
    /** The small card of a CV whose review the visitor has read. `{count}` is the number of suggestions. */
    reviewTitle: "Din gennemgang: {count} forslag tilbage",
    reviewButton: "Se gennemgangen",
  },
  card: {
    frontPageAlt: "Forsiden af dit CV",
    sampleLabel: "Eksempel",
  },
} as const;

/** Every sentence that a visitor reads; each key is a prop. `{count}` is filled in. The target tool decides which of them are shown. */
export const crossLinkTexts = textsOf(groups);

/** The texts of some groups, or of all. */
export type CrossLinkTexts<Group extends keyof typeof groups = keyof typeof groups> = TextsIn<typeof groups, Group>;

export type CrossLinkGroups = typeof groups;
