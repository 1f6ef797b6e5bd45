import type { Concept, ConceptKind } from "../analysis/lexicon/concept.ts";
import type { TextLanguage } from "../analysis/stop-words.ts";
import { type TextTerm, termsOfText } from "../analysis/terms-of-text.ts";

/** The share of the weights of further mentions that is added to the strongest mention. */
const furtherShare = 0.25;
const furtherFieldShare = 0.7;
const ofProseWord = 0.4;
/** The weight of a concept by its kind: how strongly it indicates the right job. */
const ofKind: Readonly<Record<ConceptKind, number>> = {
  title: 1,
  rank: 0.35,
  skill: 1,
  tool: 0.6,
  industry: 1,
  certificate: 0.7,
  language: 0.3,
};
/** The weight, relative to others, of concepts that occur in every trade. */
const ofAnywhere = 0.7;
const ofField = 1.5;

/** The factor of a concept, above 0, at most 1. */
export type WorthOf = (concept: Concept) => number;

/** Terms with weights. A further mention never lowers a weight. */
export class WeightedTerms {
  readonly #mentions = new Map<string, { strongest: number; sum: number }>();
  readonly #worthOf: WorthOf;

  constructor(worthOf: WorthOf = () => 1) {
    this.#worthOf = worthOf;
  }

  add(term: string, weight: number): void {
    if (weight === 0) return;
    const known = this.#mentions.get(term);
    if (known === undefined) {
      this.#mentions.set(term, { strongest: weight, sum: weight });
      return;
    }
    known.strongest = Math.max(known.strongest, weight);
    known.sum += weight;
  }

  addText(text: string, language: TextLanguage, weight: number, ofWord: number): void {
    for (const found of termsOfText(text, language)) this.add(found.term, weight * this.#shareOf(found, ofWord));
  }

  /** Adds running text, in which plain words and titles weigh less. */
  addProse(text: string, language: TextLanguage, weight: number, ofWord = ofProseWord): void {
    for (const found of termsOfText(text, language, true)) this.add(found.term, weight * this.#shareOf(found, ofWord));
  }

  weightOf(term: string): number {
    const known = this.#mentions.get(term);
    if (known === undefined) return 0;
    const further = term.startsWith("f:") ? furtherFieldShare : furtherShare;
    return known.strongest + further * (known.sum - known.strongest);
  }

  /** The terms in the order in which they were added. */
  terms(): readonly string[] {
    return [...this.#mentions.keys()];
  }

  first(most: number): readonly string[] {
    return this.terms().slice(0, most);
  }

  /**
   * The terms with the highest weights, the highest first; terms of equal weight in the order in which they were added.
   */
  best(most: number): readonly string[] {
    return this.terms()
      .toSorted((one, other) => this.weightOf(other) - this.weightOf(one))
      .slice(0, most);
  }

  #shareOf({ term, share, concept }: TextTerm, ofWord: number): number {
    if (concept === undefined) return share * ofWord;
    const worth = share * this.#worthOf(concept);
    if (term === concept.fieldTerm) return worth * ofField;
    const isAnywhere = concept.fieldTerm === undefined && (concept.kind === "skill" || concept.kind === "title");
    return worth * ofKind[concept.kind] * (isAnywhere ? ofAnywhere : 1);
  }
}
