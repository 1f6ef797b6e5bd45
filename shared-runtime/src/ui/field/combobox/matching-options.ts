import { normalCode } from "../../../rules/normal-text.ts";
import type { Option } from "../option.ts";

/** The options with every typed word in their label, those that begin with the text first. */
export function matchingOptions(options: readonly Option[], typed: string): readonly Option[] {
  const text = spellingOf(typed);
  if (text === "") return options;
  const words = text.split(/\s+/u);
  const matching = options.filter(({ label }) => {
    const name = spellingOf(label);
    return words.every((word) => name.includes(word));
  });
  const begins = ({ label }: Option) => spellingOf(label).startsWith(text);
  return [...matching.filter(begins), ...matching.filter((option) => !begins(option))];
}

function spellingOf(text: string): string {
  return normalCode(text).toLocaleLowerCase("da");
}
