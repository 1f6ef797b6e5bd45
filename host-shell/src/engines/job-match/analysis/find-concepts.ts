import type { Concept } from "./lexicon/concept.ts";
import { lexicon } from "./lexicon/lexicon.ts";
import type { TextLanguage } from "./stop-words.ts";
import { pause, type Token, tokensOf } from "./tokens.ts";

interface Branch {
  readonly next: Map<string, Branch>;
  concept: Concept | undefined;
}

export interface FoundConcept {
  readonly concept: Concept;
  /** The index of the first token of the concept. */
  readonly at: number;
  readonly length: number;
  /** Whether the concept is inside a longer concept: "økonomi" in "økonomichef". */
  readonly nested: boolean;
}

const roots = { da: treeOf(lexicon, "da"), en: treeOf(lexicon, "en") } satisfies {
  readonly [Language in TextLanguage]: Branch;
};

const byTerm: ReadonlyMap<string, Concept> = new Map(lexicon.map((concept) => [concept.term, concept]));

/** The concept of a term; `undefined` for a plain word, a field of work or a part of a title. */
export function conceptOfTerm(term: string): Concept | undefined {
  return byTerm.get(term);
}

/** All concepts in the order of the text. Of concepts that begin with the same word, the longest comes first. */
export function findConcepts(tokens: readonly Token[], language: TextLanguage): readonly FoundConcept[] {
  const found: FoundConcept[] = [];
  const root = roots[language];
  let coveredTo = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    let branch = root.next.get(tokens[at]?.key ?? "");
    if (branch === undefined) continue;
    const here: { readonly concept: Concept; readonly length: number }[] = [];
    for (let length = 1; branch !== undefined; length += 1) {
      if (branch.concept && (length > 1 || tokens[at]?.isStopWord === false))
        here.push({ concept: branch.concept, length });
      branch = branch.next.get(tokens[at + length]?.key ?? "");
    }
    for (const { concept, length } of here.toReversed()) {
      found.push({ concept, at, length, nested: at + length <= coveredTo });
      coveredTo = Math.max(coveredTo, at + length);
    }
  }
  return found;
}

/** Both trees hold the phrases of both languages, since Danish texts are full of English words. */
function treeOf(concepts: readonly Concept[], language: TextLanguage): Branch {
  const tree: Branch = { next: new Map(), concept: undefined };
  for (const concept of concepts)
    for (const phrase of concept.phrases)
      addPhrase(
        tree,
        tokensOf(phrase, language).filter((token) => token !== pause),
        concept,
      );
  return tree;
}

/** A phrase of several concepts belongs to the first one. */
function addPhrase(tree: Branch, phrase: readonly Token[], concept: Concept): void {
  let branch = tree;
  for (const { key } of phrase) {
    const next = branch.next.get(key) ?? { next: new Map<string, Branch>(), concept: undefined };
    branch.next.set(key, next);
    branch = next;
  }
  branch.concept ??= concept;
}
