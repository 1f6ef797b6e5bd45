import { type FoundConcept, findConcepts } from "./find-concepts.ts";
import type { Concept } from "./lexicon/concept.ts";
import type { TextLanguage } from "./stop-words.ts";
import { type Token, tokensOf } from "./tokens.ts";

export interface TextTerm {
  readonly term: string;
  /** How much of a whole mention it is, above 0, at most 1. */
  readonly share: number;
  /** What was recognised; `undefined` of a plain word and of a field of work. */
  readonly concept: Concept | undefined;
}

/** A part of something longer says less, and so does the field of work that something belongs to. */
const nestedShare = 0.5;
const fieldShare = 0.5;

/** The terms of a text, each as often as it stands there, in the order they stand. Words that make up a concept are it. */
export function termsOfText(text: string, language: TextLanguage): readonly TextTerm[] {
  const tokens = tokensOf(text, language);
  const found = findConcepts(tokens);
  const inConcept = coveredBy(found, tokens);
  const terms: TextTerm[] = [];
  let next = 0;
  for (const [at, { stem, telling }] of tokens.entries()) {
    for (; found[next]?.at === at; next += 1) {
      const { concept, nested } = found[next] as FoundConcept;
      const share = nested ? nestedShare : 1;
      terms.push({ term: termOfConcept(concept), share, concept });
      if (concept.field !== undefined && !nested)
        terms.push({ term: termOfField(concept.field), share: fieldShare, concept: undefined });
    }
    if (telling && !inConcept[at] && stem.length > 1) terms.push({ term: stem, share: 1, concept: undefined });
  }
  return terms;
}

export function termOfConcept({ name }: Concept): string {
  return `c:${name}`;
}

export function termOfField(field: string): string {
  return `f:${field}`;
}

function coveredBy(found: readonly FoundConcept[], tokens: readonly Token[]): readonly boolean[] {
  const covered = tokens.map(() => false);
  for (const { at, length } of found) covered.fill(true, at, at + length);
  return covered;
}
