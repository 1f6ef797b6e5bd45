import { sentencesOf } from "./words.ts";

/** Words that begin a wish: "søger et job som direktør", "gerne med ansvar for 30 mand". */
const wish =
  /(?<![\p{L}])(?:søger|ønsker\s(?:jeg|nu|at|mig|en|et)|jeg\s(?:\p{L}+\s)?ønsker|drømmer|håber|vil(?:le)?\sgerne|gerne\s(?=(?:med|som|i|på|hvor|en|et|inden)\s)|kunne\stænke\smig|mit\smål|mi[nt]\snæste|looking\sfor|seeking|would\slike|I\s(?:\p{L}+\s)?(?:seek|want|wish|hope|dream|aspire|aim)|my\s(?:next|goal))(?![\p{L}])/iu;
const done =
  /(?<![\p{L}])(?:efter\s(?:at\shave|\d+|\p{L}+\sår)|after\s(?:having|\p{L}+ing|\d+|\p{L}+\syears))(?![\p{L}])/iu;

/** Removes wishes from a text, so that only facts about the present and the past remain. */
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
