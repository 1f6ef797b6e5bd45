import type { LeadForm, LeadWord } from "shared-runtime/lead-forms/lead-form.ts";
import type { LeadFormsTexts } from "./lead-forms.texts.ts";

/** Returns one of the texts around the fields. */
export type LeadWords = (word: LeadWord) => string;

/** The texts of a form. The waiting list of the form replaces some of the texts. */
export function wordsOf({ prefix, waitingPrefix }: LeadForm, texts: LeadFormsTexts, isWaitingList: boolean): LeadWords {
  const given: Readonly<Record<string, string>> = texts;
  return (word) => (isWaitingList ? given[`${waitingPrefix}${word}`] : undefined) ?? given[`${prefix}${word}`] ?? "";
}
