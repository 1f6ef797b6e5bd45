import { readFileSync } from "node:fs";
import { parseSync } from "vite";

/** A wording that readers who do not know the project have to read twice. */
interface Rule {
  readonly wording: RegExp;
  /** The wording to use instead. */
  readonly instead: string;
}

const person = "(?:visitors?|members?|editors?|operators?|colleagues?|person|people|somebody|nobody|who|they)";
/**
 * Nouns after which the word is meant literally: elements are drawn in front of others, and servers are reached through
 * a proxy.
 */
const cover = "(?:proxy|proxies|pool|prefix|dialog|tabs|objects|page|link's text)";

const rules: readonly Rule[] = [
  { wording: /(?<!\bthere )\b(?:is|are|was|were) none\b/i, instead: 'say what it is: "has no continuation"' },
  { wording: /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|less\b|use\b)/i, instead: "is not a" },
  {
    wording: new RegExp(String.raw`(?<!\b${person} (?:\w+ )?)\b(?:tells|told|telling|(?<!(?:^|[.:|]) ?)tell)\b`, "i"),
    instead: "states, shows, distinguishes, notifies: a person tells, and a reader may be asked to",
  },
  {
    wording: new RegExp(
      String.raw`(?<!\b(?:leaves?|leave \w+|left|page|drawn|server|not) )\bbehind\b(?! (?:\w+ ){0,2}${cover})`,
      "i",
    ),
    instead: "after: only what is drawn below, reached through or left somewhere is behind",
  },
  { wording: /\bbeside\b/i, instead: "next to, with, in addition to" },
  { wording: /\bstands?\b(?! (?:for|in for|out|still)\b)/i, instead: "is" },
  { wording: /\bbe it\b|\bwhat of\b|\bso many\b(?! [^.]*\bthat\b)|\bto be had\b/i, instead: "subject, verb, object" },
];

/** The wordings in a text that a rule forbids, each with its surroundings and the wording to use instead. */
export function objectionsTo(text: string): readonly string[] {
  return rules.flatMap(({ wording, instead }) => {
    const found = wording.exec(text);
    return found === null ? [] : [`"${text.slice(found.index, found.index + 50)}": ${instead}`];
  });
}

/** The comments of a source file, without quoted texts. */
export function commentsIn(file: string): readonly string[] {
  const { comments } = parseSync(file, readFileSync(file, "utf8"));
  return comments.map(({ value }) => withoutQuotes(value.replaceAll(/\n\s*\*? ?/g, " ")));
}

/** The paragraphs, list items and table rows of a document, without code and quoted texts. */
export function sentencesIn(file: string): readonly string[] {
  const prose = readFileSync(file, "utf8").replaceAll(/^ *```[^]*?^ *```/gm, "");
  const blocks = prose.split(/\n(?=\s*(?:[-*|#]|\d+\.)\s?)|\n\n/);
  return blocks.map((block) => withoutQuotes(block.replaceAll(/\n\s*/g, " ")));
}

const withoutQuotes = (text: string): string => text.replaceAll(/`[^`]*`|"[^"]*"|»[^«]*«|\]\([^)]*\)/g, "…");
