import { anyOf, notBeforeLetter } from "../../phrase-matcher/compile-phrases.ts";
import { aboutTheEmployer, boilerplate, demands } from "./phrases/posting-sections.phrases.ts";

/** A part of a description. */
export interface PostingPart {
  readonly text: string;
  /** How much of the part is about the job; usually 1. */
  readonly weight: number;
}

const startOfDemand = new RegExp(`^${anyOf(demands)}${notBeforeLetter}`, "iu");
const startOfEmployerPart = new RegExp(`^${anyOf(aboutTheEmployer)}${notBeforeLetter}`, "iu");
const boilerplateWord = new RegExp(anyOf(boilerplate), "iu");
const heading = 60;
const besideWeight = 0.15;
const demandWeight = 1.25;

/** The sentences of a description. Sentences with demands weigh more; those that every employer writes weigh little. */
export function partsOf(description: string): readonly PostingPart[] {
  const parts: PostingPart[] = [];
  let section = 1;
  for (const line of description.split("\n")) {
    const content = line.replace(/^[\s•*·\-–#]+/u, "").trim();
    if (content === "") continue;
    const own = weightOf(content);
    if (content.length <= heading && !/[.!]$/u.test(content)) {
      section = own ?? (content === line.trim() ? 1 : section);
      parts.push({ text: content, weight: section });
      continue;
    }
    for (const text of content.split(/(?<=[.!?])\s+(?=[\p{Lu}\d])/u)) {
      parts.push({ text, weight: weightOf(text) ?? section });
    }
  }
  return parts;
}

function weightOf(text: string): number | undefined {
  if (startOfEmployerPart.test(text) || boilerplateWord.test(text)) return besideWeight;
  return startOfDemand.test(text) ? demandWeight : undefined;
}
