import type { TextLanguage } from "../analysis/stop-words.ts";
import { termsOfText } from "../analysis/terms-of-text.ts";

/** How much a further mention adds to the strongest one. */
const furtherShare = 0.25;
const ofProseWord = 0.3;

/** Terms with their weights. A mention more never makes one weigh less. */
export class WeighedTerms {
  readonly #mentions = new Map<string, { strongest: number; sum: number }>();

  add(term: string, weight: number): void {
    const known = this.#mentions.get(term);
    if (known === undefined) {
      this.#mentions.set(term, { strongest: weight, sum: weight });
      return;
    }
    known.strongest = Math.max(known.strongest, weight);
    known.sum += weight;
  }

  addText(text: string, language: TextLanguage, weight: number, ofWord: number): void {
    for (const { term, share } of termsOfText(text, language))
      this.add(term, weight * share * wordShareOf(term, ofWord));
  }

  /** Running text, in which much is said besides. */
  addProse(text: string, language: TextLanguage, weight: number): void {
    for (const { term, share } of termsOfText(text, language, true))
      this.add(term, weight * share * wordShareOf(term, ofProseWord));
  }

  weightOf(term: string): number {
    const known = this.#mentions.get(term);
    return known === undefined ? 0 : known.strongest + furtherShare * (known.sum - known.strongest);
  }

  /** In the order they were first added. */
  terms(): readonly string[] {
    return [...this.#mentions.keys()];
  }

  first(most: number): readonly string[] {
    return this.terms().slice(0, most);
  }

  /** The weightiest first, those of equal weight in the order they were first added. */
  best(most: number): readonly string[] {
    return this.terms()
      .toSorted((one, other) => this.weightOf(other) - this.weightOf(one))
      .slice(0, most);
  }
}

/** A plain word, next to something recognised. */
function wordShareOf(term: string, ofWord: number): number {
  return term.includes(":") ? 1 : ofWord;
}
