import { wholeWords } from "../../phrase-matcher/compile-phrases.ts";
import { wishes } from "../phrases/wishes.phrases.ts";
import { sentencesOf } from "./words.ts";

const wish = wholeWords(wishes);
const done =
  /(?<![\p{L}])(?:efter\s(?:at\shave|\d+|\p{L}+\sår)|after\s(?:having|\p{L}+ing|\d+|\p{L}+\syears))(?![\p{L}])/iu;

/** Removes wishes from a text, so that only facts about the past and the present remain. */
export function withoutWishes(text: string): string {
  return text
    .split("\n")
    .map((line) => sentencesOf(line).map(withoutWish).join(" "))
    .join("\n");
}

function withoutWish(sentence: string): string {
  const begins = wish.exec(sentence)?.index;
  if (begins === undefined) return sentence;
  const rest = sentence.slice(begins);
  return `${sentence.slice(0, begins).trimEnd()} ${rest.slice(done.exec(rest)?.index ?? rest.length)}`.trim();
}
