import { anyOf } from "../../../engines/phrase-matcher/compile-phrases.ts";

const longest = 300;

/** Headings that do not describe the job. */
const boilerplateHeadings = anyOf([
  "om (jobbet|stillingen|rollen|os|virksomheden|dig|afdelingen)",
  "(job|stillings)(beskrivelse|opslag|indhold)",
  "beskrivelse",
  "introduktion",
  "about [the |this |your ](job|role|position|us|company|team)",
  "[job ]description",
  "the (role|position|job)",
  "overview",
  "introduction",
]);
const boilerplate = new RegExp(String.raw`^${boilerplateHeadings}\s*[:.!?]?$`, "iu");

/** The fewest characters of a summary that ends where a new section begins. */
const enough = 140;

/** The beginning of a posting for its card: one paragraph of sentences without headings and list marks, cut after a word. */
export function summaryOf(description: string, title: string): string {
  const lines = description.split("\n", 60).filter((line) => line !== "");
  let text = "";
  for (const [index, line] of lines.entries()) {
    const isPart = isHeading(line, lines[index + 1], title);
    if (text.length > (isPart ? enough : longest)) break;
    if (!isPart) text += `${text === "" ? "" : " "}${asSentences(line)}`;
  }
  return cutAtWord(text === "" ? lines.join(" ") : text, longest);
}

/**
 * The mark that begins a list item, at the beginning of a line or between two items. On a line that begins with such a
 * mark, a hyphen may separate items too.
 */
const betweenItems = /(?:(?<!\s)\s+)?[•·●▪◦‣■]\s*/u;
const betweenItemsOfAnItem = /(?:(?<!\s)\s+)?[•·●▪◦‣■]\s*|\s[-–—]\s/u;

/** Turns the list items of a line into sentences. Text before the first item is not changed. */
function asSentences(line: string): string {
  const [before = "", ...items] = line.split(line.startsWith("• ") ? betweenItemsOfAnItem : betweenItems);
  return [before, ...items.map(asSentence)].filter((part) => part !== "").join(" ");
}

function asSentence(item: string): string {
  if (item === "") return "";
  const words = item.charAt(0).toUpperCase() + item.slice(1).replace(/(?<![\s,;:])[\s,;:]+$/u, "");
  return /[.!?…]$/u.test(words) ? words : `${words}.`;
}

/**
 * Whether a line is a heading: another line follows it, and it is boilerplate, the title, or short and without
 * punctuation.
 */
function isHeading(line: string, next: string | undefined, title: string): boolean {
  if (next === undefined) return false;
  return (
    boilerplate.test(line) || line === title || (line.length <= 60 && !/[.!?…,;]$/.test(line) && !line.startsWith("• "))
  );
}

/** The text, or as many of its words as fit into `length`, followed by an ellipsis. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const whole = text.slice(0, length);
  const space = whole.search(/\s+\S*$/);
  const cut = space > length / 2 ? whole.slice(0, space) : whole.slice(0, -1);
  return `${cut.toWellFormed().replace(/(?<![\s,;:·–-])[\s,;:·–-]+$|\ufffd$/, "")}…`;
}
