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
  /** From which token, and how many. */
  readonly at: number;
  readonly length: number;
  /** True where it is a part of a longer one: "økonomi" in "økonomichef". */
  readonly nested: boolean;
}

const root = treeOf(lexicon);

const byName: ReadonlyMap<string, Concept> = new Map(lexicon.map((concept) => [concept.name, concept]));

export function termOfConcept({ name }: Concept): string {
  return `c:${name}`;
}

/** `undefined` of a term that is a plain word, a field of work or a part of a title. */
export function conceptOfTerm(term: string): Concept | undefined {
  return term.startsWith("c:") ? byName.get(term.slice(2)) : undefined;
}

/** All concepts in a text, in the order they stand. */
export function findConcepts(tokens: readonly Token[]): readonly FoundConcept[] {
  const found: FoundConcept[] = [];
  let coveredTo = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    let branch: Branch | undefined = root;
    const here: { readonly concept: Concept; readonly length: number }[] = [];
    for (let length = 1; at + length <= tokens.length; length += 1) {
      branch = branch.next.get(tokens[at + length - 1]?.key ?? "");
      if (branch === undefined) break;
      if (branch.concept && (length > 1 || tokens[at]?.telling === true))
        here.push({ concept: branch.concept, length });
    }
    for (const { concept, length } of here.toReversed()) {
      const nested = at + length <= coveredTo;
      coveredTo = Math.max(coveredTo, at + length);
      found.push({ concept, at, length, nested });
    }
  }
  return found;
}

function treeOf(concepts: readonly Concept[]): Branch {
  const tree: Branch = { next: new Map(), concept: undefined };
  for (const concept of concepts)
    for (const way of concept.ways)
      for (const language of ["da", "en"] as const) keepWay(tree, tokensOfWay(way, language), concept);
  return tree;
}

function tokensOfWay(way: string, language: TextLanguage): readonly Token[] {
  return tokensOf(way, language).filter((token) => token !== pause);
}

/** What an earlier concept is called stays its own. */
function keepWay(tree: Branch, way: readonly Token[], concept: Concept): void {
  let branch = tree;
  for (const { key } of way) {
    const next = branch.next.get(key) ?? { next: new Map<string, Branch>(), concept: undefined };
    branch.next.set(key, next);
    branch = next;
  }
  branch.concept ??= concept;
}
