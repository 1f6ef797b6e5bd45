import { jobAdvice } from "./jobs.advice.ts";
import { lookAdvice } from "./look.advice.ts";
import { personAdvice } from "./person.advice.ts";
import { skillAdvice } from "./skills.advice.ts";

/**
 * The default advice of the review, by key. A key consists of the area and the finding; with `todo` at its end, the
 * text gives the same advice in a few words. A name in braces stands for a value that the review computes. A site can
 * replace each text.
 */
export const adviceTexts = { ...personAdvice, ...jobAdvice, ...skillAdvice, ...lookAdvice } as const;

type Texts = typeof adviceTexts;
export type AdviceTextKey = keyof Texts;

/** Texts of a site in place of the defaults, by their key. */
export type AdviceOverrides = Readonly<Partial<Record<AdviceTextKey, string>>>;

type PlaceholderIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholderIn<Rest> : never;

/** The key of a text that is shown with a finding, and not in the list of what to do first. */
export type AdviceKey = Exclude<AdviceTextKey, `${string}.todo`>;

/** A key with a `todo`, for a criterion that is not met. */
export type WarningKey = { [Key in AdviceKey]: `${Key}.todo` extends AdviceTextKey ? Key : never }[AdviceKey];

export type TipKey = Exclude<AdviceKey, WarningKey>;

/** The placeholders of a text and of its `todo`. */
export type PlaceholderOf<Key extends AdviceKey> =
  | PlaceholderIn<Texts[Key]>
  | PlaceholderIn<Texts[Extract<`${Key}.todo`, AdviceTextKey>]>;

/** All keys, in the order of the table. */
export const adviceTextKeys = Object.keys(adviceTexts) as readonly AdviceTextKey[];

/** The names of the placeholders in a text, each once. */
export function placeholdersIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(/\{(\p{L}+)\}/gu)].map(([, name = ""]) => name))];
}
