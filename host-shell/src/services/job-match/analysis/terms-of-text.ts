import { type FoundConcept, findConcepts, termOfConcept } from "./find-concepts.ts";
import type { Concept, ConceptKind } from "./lexicon/concept.ts";
import type { TextLanguage } from "./stop-words.ts";
import { pause, type Token, tokensOf } from "./tokens.ts";

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
/** Who is called so in running text is as often a colleague. */
const colleagueShare = 0.5;
/** Tools and languages are used in every trade. */
const namesTrade: ReadonlySet<ConceptKind> = new Set(["title", "skill", "industry"]);
const without: ReadonlySet<string> = new Set(["uden", "ingen", "without", "no"]);

/**
 * The terms of a text, each as often as it stands there, in the order they stand. Words that make up a concept are it.
 * What somebody is said to be without is left out.
 */
export function termsOfText(text: string, language: TextLanguage, isProse = false): readonly TextTerm[] {
  const tokens = tokensOf(text, language);
  const found = findConcepts(tokens);
  const inConcept = coveredBy(found, tokens);
  const terms: TextTerm[] = [];
  let next = 0;
  for (const [at, { stem, telling }] of tokens.entries()) {
    for (; found[next]?.at === at; next += 1) {
      const { concept, nested } = found[next] as FoundConcept;
      if (isDenied(tokens, at)) continue;
      const share = (nested ? nestedShare : 1) * (isProse && concept.kind === "title" ? colleagueShare : 1);
      terms.push({ term: termOfConcept(concept), share, concept });
      if (concept.field !== undefined && !nested && namesTrade.has(concept.kind))
        terms.push({ term: termOfField(concept.field), share: fieldShare, concept: undefined });
    }
    if (telling && !inConcept[at] && stem.length > 1) terms.push({ term: stem, share: 1, concept: undefined });
  }
  return terms;
}

function isDenied(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before === undefined || before === pause) return false;
  return without.has(before.stem) || without.has(tokens[at - 2]?.stem ?? "");
}

function termOfField(field: string): string {
  return `f:${field}`;
}

function coveredBy(found: readonly FoundConcept[], tokens: readonly Token[]): readonly boolean[] {
  const covered = tokens.map(() => false);
  for (const { at, length } of found) covered.fill(true, at, at + length);
  return covered;
}
