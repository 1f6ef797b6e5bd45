import { anyOf } from "../../phrases/compile-phrases.ts";

const longest = 300;

/** Headings that say nothing about the job. */
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

/** The length that is enough when a new section begins. */
const enough = 140;

/** The beginning of a posting for its card: one paragraph without headings, cut after a word. */
export function summaryOf(description: string, title: string): string {
  const lines = description.split("\n", 60).filter((line) => line !== "");
  let text = "";
  for (const [index, line] of lines.entries()) {
    const isPart = isHeading(line, lines[index + 1], title);
    if (text.length > (isPart ? enough : longest)) break;
    if (!isPart) text += `${text === "" ? "" : " "}${line.replace("• ", text === "" ? "" : "· ")}`;
  }
  return cutAtWord(text === "" ? lines.join(" ") : text, longest);
}

/** Whether a line is a heading: another line follows, and it is boilerplate, the title, or short without punctuation. */
function isHeading(line: string, next: string | undefined, title: string): boolean {
  if (next === undefined) return false;
  return (
    boilerplate.test(line) || line === title || (line.length <= 60 && !/[.!?…,;]$/.test(line) && !line.startsWith("• "))
  );
}

/** The text, or the words that fit into the length, with an ellipsis. */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const whole = text.slice(0, length);
  const space = whole.search(/\s+\S*$/);
  const cut = space > length / 2 ? whole.slice(0, space) : whole.slice(0, -1);
  return `${cut.toWellFormed().replace(/[\s,;:·–-]+$|\ufffd$/, "")}…`;
}
