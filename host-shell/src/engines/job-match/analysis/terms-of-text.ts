import { type FoundConcept, findConcepts } from "./find-concepts.ts";
import type { Concept } from "./lexicon/concept.ts";
import type { TextLanguage } from "./stop-words.ts";
import { pause, type Token, tokensOf } from "./tokens.ts";

export interface TextTerm {
  readonly term: string;
  /** The share of a full mention that this mention counts: above 0, at most 1. */
  readonly share: number;
  /** The concept that the term names, or whose field of work the term names; `undefined` for a plain word. */
  readonly concept: Concept | undefined;
}

/** The share of a mention for a concept within a longer concept, and for the field of work of a concept. */
const nestedShare = 0.5;
const fieldShare = 0.5;
/** The share of a mention for a title in prose, since half of the titles in prose are those of colleagues. */
const colleagueShare = 0.5;
const without: ReadonlySet<string> = new Set(["uden", "ingen", "without", "no"]);

/**
 * The terms of a text in their order, repeated as often as they occur. All words of a concept together give one term,
 * which is the term of the concept. Leaves out negated concepts ("without …"), and concepts that are only part of the
 * name of a tool ("Power BI").
 */
export function termsOfText(text: string, language: TextLanguage, isProse = false): readonly TextTerm[] {
  const tokens = tokensOf(text, language);
  const found = findConcepts(tokens, language);
  const terms: TextTerm[] = [];
  let next = 0;
  let coveredTo = 0;
  let toolTo = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    for (; found[next]?.at === at; next += 1) {
      const { concept, length, nested } = found[next] as FoundConcept;
      coveredTo = Math.max(coveredTo, at + length);
      if (concept.kind === "tool" && !nested) toolTo = at + length;
      const isOnlyItsName = nested && concept.kind !== "tool" && at + length <= toolTo;
      if (isOnlyItsName || isDenied(tokens, at)) continue;
      const share = (nested ? nestedShare : 1) * (isProse && concept.kind === "title" ? colleagueShare : 1);
      terms.push({ term: concept.term, share, concept });
      if (concept.fieldTerm !== undefined && !nested)
        terms.push({ term: concept.fieldTerm, share: fieldShare, concept });
    }
    const { stem, isInformative } = tokens[at] as Token;
    if (isInformative && at >= coveredTo && stem.length > 1) terms.push({ term: stem, share: 1, concept: undefined });
  }
  return terms;
}

function isDenied(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before === undefined || before === pause) return false;
  return without.has(before.stem) || without.has(tokens[at - 2]?.stem ?? "");
}
