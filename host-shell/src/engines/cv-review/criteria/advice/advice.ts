import type { AdviceKey, AdviceTextKey, PlaceholderOf, TipKey } from "./advice-texts.ts";

/** A text of the table or its override, and the values of its placeholders. */
export interface Advice<Key extends AdviceTextKey = AdviceTextKey> {
  readonly key: Key;
  readonly values: Readonly<Record<string, string>>;
}

/** The finding in words, and advice on it. The composed text has a space between the parts. */
export type ReviewText = readonly (string | Advice<TipKey>)[];

type Values<Key extends AdviceKey> = [PlaceholderOf<Key>] extends [never]
  ? []
  : [values: Readonly<Record<PlaceholderOf<Key>, string>>];

export function advice<Key extends AdviceKey>(key: Key, ...values: Values<Key>): Advice<Key> {
  return { key, values: values[0] ?? {} };
}
