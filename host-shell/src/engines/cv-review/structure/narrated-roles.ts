import { anyOf } from "../../phrase-matcher/compile-phrases.ts";
import { clausesOfRoles } from "../phrases/clauses-of-roles.phrases.ts";
import { blocksOf, type TextFlow } from "./blocks.ts";
import { type CvRow, rowsOfPieces } from "./cv-rows.ts";
import { namesRole } from "./role-words.ts";
import { findPeriod } from "./period.ts";
import { countWords, sentencesOf } from "./words.ts";

/** A role in a sentence, as in "Siden august 2017 har jeg været skoleleder på Dagmarskolen, hvor jeg ...". */
export interface NarratedRole {
  /** Title, employer and period, as in a row: "skoleleder på Dagmarskolen, Siden august 2017". */
  readonly name: string;
  /** The rest of the sentence after the name: "hvor jeg leder 40 medarbejdere". Empty if the name ends the sentence. */
  readonly rest: string;
}

const clause = new RegExp(`^${anyOf(clausesOfRoles)}\\s+`, "iu");
/** The words that introduce a period: "I årene" of "I årene 2000-2011 underviste jeg". */
export const introduction = /(?:^|\s)(?:i (?:årene|perioden)|fra|mellem|in|from|between)\s*$/iu;
/** The words that put a role before or after another: "Før det" of "Før det arbejdede jeg som revisor". */
const afterOther =
  /^(?:før det|inden da|inden det|derefter|herefter|efter det|dernæst|tidligere|så|before that|then|after that|previously),?\s+/iu;
/** The text that ends the name of a role: a comma, or the beginning of a clause about the role. */
const endOfName = /\s*[,;:]\s|[.;]\s|[.;]$|\s(?:og|hvor|med|and|where|with)\s/u;
const mostWords = 12;

/**
 * "Fra 2011 til 2017 var jeg leder på Søskolen, hvor jeg ansatte ti" -> name "leder på Søskolen, 2011 til 2017", rest
 * "hvor jeg ansatte ti.". The period may also follow the name. Returns `undefined` if the sentence names no role.
 */
export function roleInSentence(sentence: string): NarratedRole | undefined {
  const found = findPeriod(sentence);
  if (found?.range !== true) return undefined;
  const before = sentence.slice(0, found.index).replace(introduction, " ");
  const after = sentence.slice(found.index + found.length);
  const plain = `${before}${after}`
    .replaceAll(/\s+/gu, " ")
    .replace(/^[\s,]+/u, "")
    .replace(afterOther, "");
  const named = clause.exec(plain);
  if (named === null) return undefined;
  const text = plain.slice(named[0].length);
  const end = endOfName.exec(text);
  const name = text.slice(0, end?.index).trim();
  const rest = end === null ? "" : text.slice(end.index).replace(/^[\s,.;:]+/u, "");
  return isName(name) ? { name: `${name}, ${found.period.text}`, rest } : undefined;
}

/** "Leder, Søskolen, 2011 – 2017." -> name "Leder, Søskolen, 2011 – 2017". Such a sentence begins the text about a role. */
function roleNamedIn(sentence: string): NarratedRole | undefined {
  const found = findPeriod(sentence);
  const [before, after] = [sentence.slice(0, found?.index), sentence.slice((found?.index ?? 0) + (found?.length ?? 0))];
  const isEnd = found?.range === true && /^[.:]$/u.test(after) && /^\p{Lu}[^.!?]*[,–—-]\s*$/u.test(before);
  return isEnd && isName(before) ? { name: sentence.slice(0, -1), rest: "" } : undefined;
}

function isName(text: string): boolean {
  return namesRole(text) && countWords(text) <= mostWords;
}

/** Gives each role in a sentence rows of its own: one for name and period, and one for its text up to the next role. */
export function withNarratedRoles(rows: readonly CvRow[], flow: TextFlow): readonly CvRow[] {
  return blocksOf(rows, flow).flatMap((block) => {
    const [first] = block.rows;
    const mayBeNamed = (at: number, all: readonly string[]): boolean =>
      block.kind === "paragraph" && at < all.length - 1;
    const sentences = sentencesOf(block.text).map((text, at, all) => ({
      text,
      role: roleInSentence(text) ?? (mayBeNamed(at, all) ? roleNamedIn(text) : undefined),
    }));
    if (first === undefined || !sentences.some(({ role }) => role !== undefined)) return block.rows;
    const texts: string[] = [];
    for (const { text, role } of sentences) {
      if (role !== undefined) texts.push(role.name, role.rest);
      else if (texts.length === 0) texts.push(text);
      else texts[texts.length - 1] = `${texts.at(-1)} ${text}`.trim();
    }
    return rowsOfPieces(first, texts);
  });
}
