import type { TextLanguage } from "../analysis/stop-words.ts";
import { type TextTerm, termsOfText } from "../analysis/terms-of-text.ts";

/** How much a further mention adds to the strongest one. */
const furtherShare = 0.25;
/** Of a plain word, next to something recognised. */
const wordShare = 0.35;

/** Terms with their weights. A mention more never makes one weigh less. */
export class WeighedTerms {
  readonly #mentions = new Map<string, { strongest: number; sum: number; readonly isWord: boolean }>();

  add(term: string, weight: number): void {
    const known = this.#mentions.get(term);
    if (known === undefined) {
      this.#mentions.set(term, { strongest: weight, sum: weight, isWord: !term.includes(":") });
      return;
    }
    known.strongest = Math.max(known.strongest, weight);
    known.sum += weight;
  }

  addText(text: string, language: TextLanguage, weight: number, ofWord = wordShare): void {
    for (const found of termsOfText(text, language))
      this.add(found.term, weight * found.share * shareOf(found, ofWord));
  }

  has(term: string): boolean {
    return this.#mentions.has(term);
  }

  weightOf(term: string): number {
    const known = this.#mentions.get(term);
    return known === undefined ? 0 : known.strongest + furtherShare * (known.sum - known.strongest);
  }

  /** In the order they were first added. */
  terms(): readonly string[] {
    return [...this.#mentions.keys()];
  }

  /** The weightiest first, those of equal weight in the order they were first added. */
  best(most: number): readonly string[] {
    return this.terms()
      .toSorted((one, other) => this.weightOf(other) - this.weightOf(one))
      .slice(0, most);
  }
}

function shareOf({ term }: TextTerm, ofWord: number): number {
  return term.includes(":") ? 1 : ofWord;
}
