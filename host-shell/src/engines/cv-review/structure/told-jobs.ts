import { anyOf } from "../../phrase-matcher/compile-phrases.ts";
import { clausesOfJobs } from "../phrases/clauses-of-jobs.phrases.ts";
import { blocksOf, type TextFlow } from "./blocks.ts";
import { type CvRow, rowsOfPieces } from "./cv-rows.ts";
import { namesJob } from "./job-words.ts";
import { findPeriod } from "./period.ts";
import { countWords, sentencesOf } from "./words.ts";

/** A job that a sentence tells: "Siden august 2017 har jeg været skoleleder på Dagmarskolen, hvor jeg ..." */
export interface ToldJob {
  /** Its title, employer and period, as a row of an entry has them. */
  readonly name: string;
  /** The rest of the sentence. */
  readonly rest: string;
}

const clause = new RegExp(`^${anyOf(clausesOfJobs)}\\s+`, "iu");
/** What introduces a period in a sentence: "I årene 2000-2011 underviste jeg". */
export const introduction = /(?:^|\s)(?:i (?:årene|perioden)|fra|mellem|in|from|between)\s*$/iu;
/** What puts a job after or before another one: "Før det arbejdede jeg som revisor". */
const afterOther =
  /^(?:før det|inden da|inden det|derefter|herefter|efter det|dernæst|tidligere|så|before that|then|after that|previously),?\s+/iu;
/** Where the name of a job ends: at a comma, and before a clause about it. */
const endOfName = /\s*[,;:]\s|[.;]\s|[.;]$|\s(?:og|hvor|med|and|where|with)\s/u;
const mostWords = 12;

/** The job in a sentence: "Fra 2011 til 2017 var jeg leder på Søskolen", "Jeg var leder på Søskolen fra 2011 til 2017". */
export function toldJobIn(sentence: string): ToldJob | undefined {
  const found = findPeriod(sentence);
  if (found?.range !== true) return undefined;
  const before = sentence.slice(0, found.index).replace(introduction, " ");
  const behind = sentence.slice(found.index + found.length);
  const plain = `${before}${behind}`
    .replaceAll(/\s+/gu, " ")
    .replace(/^[\s,]+/u, "")
    .replace(afterOther, "");
  const told = clause.exec(plain);
  if (told === null) return undefined;
  const text = plain.slice(told[0].length);
  const end = endOfName.exec(text);
  const name = text.slice(0, end?.index).trim();
  const rest = end === null ? "" : text.slice(end.index).replace(/^[\s,.;:]+/u, "");
  return isName(name) ? { name: `${name}, ${found.period.text}`, rest } : undefined;
}

/** The job that a sentence before others names: "Leder, Søskolen, 2011 – 2017. Skolen har 640 elever." */
function jobNamedIn(sentence: string): ToldJob | undefined {
  const found = findPeriod(sentence);
  const [before, behind] = [
    sentence.slice(0, found?.index),
    sentence.slice((found?.index ?? 0) + (found?.length ?? 0)),
  ];
  const isEnd = found?.range === true && /^[.:]$/u.test(behind) && /^\p{Lu}[^.!?]*[,–—-]\s*$/u.test(before);
  return isEnd && isName(before) ? { name: sentence.slice(0, -1), rest: "" } : undefined;
}

function isName(text: string): boolean {
  return namesJob(text) && countWords(text) <= mostWords;
}

/** Gives each job that is told in a sentence rows of its own: its name and period, and its text up to the next one. */
export function withToldJobs(rows: readonly CvRow[], flow: TextFlow): readonly CvRow[] {
  return blocksOf(rows, flow).flatMap((block) => {
    const [first] = block.rows;
    const mayBeNamed = (at: number, all: readonly string[]): boolean =>
      block.kind === "paragraph" && at < all.length - 1;
    const sentences = sentencesOf(block.text).map((text, at, all) => ({
      text,
      job: toldJobIn(text) ?? (mayBeNamed(at, all) ? jobNamedIn(text) : undefined),
    }));
    if (first === undefined || !sentences.some(({ job }) => job !== undefined)) return block.rows;
    const texts: string[] = [];
    for (const { text, job } of sentences) {
      if (job !== undefined) texts.push(job.name, job.rest);
      else if (texts.length === 0) texts.push(text);
      else texts[texts.length - 1] = `${texts.at(-1)} ${text}`.trim();
    }
    return rowsOfPieces(first, texts);
  });
}
