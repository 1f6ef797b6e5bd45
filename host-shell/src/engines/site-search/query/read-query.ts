import { isSilent, isWeak } from "../analysis/silent-words.ts";
import { spellingOf, wordsOf } from "../analysis/words.ts";
import { frequencyOf } from "../index/postings.ts";
import {
  addTo,
  type Correction,
  correctionsOf,
  isExact,
  knownEndOf,
  prefixedWords,
  type RelatedWords,
  relatedWords,
  sameRelatedWords,
  stemOfNegated,
  type WordIndex,
} from "./related-words.ts";
import { forgivenErrors } from "../vocabulary/near-words.ts";
import { type Synonyms, withoutFillers } from "./synonyms.ts";

/** Words that together stand for a concept. Those of a phrase are also near to each other. */
export interface WordGroup {
  readonly weight: number;
  readonly parts: readonly RelatedWords[];
  readonly isPhrase: boolean;
}

/** A word of a query, or a phrase with synonyms. */
export interface Concept {
  /** As the visitor typed it. */
  readonly text: string;
  readonly words: RelatedWords;
  /** Groups of words that together stand for the concept, such as the parts of a compound. */
  readonly together: readonly WordGroup[];
  /** How much the concept counts, compared with other words of the query. */
  readonly importance: number;
  /** Whether a page must have the concept: the words of a compound that are written apart belong together. */
  readonly isNeeded: boolean;
  /** Not empty if no page has the word. */
  readonly corrections: readonly Correction[];
}

export interface ReadQuery {
  readonly concepts: readonly Concept[];
  /** The words of the query, in order, including silent ones, in the spelling of the index. */
  readonly spellings: readonly string[];
  /** Whether the query is a sentence about some subject, and not only words for it. */
  readonly isQuestion: boolean;
}

/** The most words of a query in all, and of those that are searched for. */
const [mostTyped, mostWords] = [40, 12];
const mostCharacters = 300;

/** How much a synonym counts, if pages have the word itself and if they do not. */
const [synonymWeight, onlySynonymWeight] = [0.4, 0.9];

/** How much a phrase counts that means the same as the typed one. */
const otherPhraseWeight = 0.7;
/** How much the synonyms of a part of a phrase count for the phrase. */
const partOfPhraseWeight = 0.5;
/** How much the compound of a verb and a particle counts that is typed in two words. */
const separatedWeight = 0.8;
/** A query with as many words, of which as many say something, is a question. */
const [leastOfQuestion, leastTelling] = [5, 2];
/** A word with as many letters may have two errors though it can be read as a compound. */
const longWord = 9;
/** A correction with this weight has one error, in a letter that is not the first. */
const likely = 0.75;

/** Reads what a visitor typed: "hvad sker der hvis jeg bliver fyret" -> a concept "fyret" with "opsagt". */
export function readQuery(typed: string, index: WordIndex, synonyms: Synonyms): ReadQuery {
  const all = wordsOf(typed.slice(0, mostCharacters)).slice(0, mostTyped);
  const texts = joinedLetters(
    all.map(({ text }) => text),
    index,
  );
  const telling = texts.filter((text) => !isSilent(spellingOf(text)));
  const isQuestion = texts.length >= leastOfQuestion && telling.length >= leastTelling;
  const phrases = phrasesIn(texts, index, synonyms);
  const searched = mostTelling(telling.length > 0 || phrases.length > 0 ? telling : texts);
  const concepts = searched.map((text, at) => {
    const isInPhrase = phrases.some(({ members }) => members.includes(text));
    const concept = conceptOf(text, index, synonyms);
    const words = new Map(concept.words);
    let isNeeded = false;
    for (const other of [searched[at - 1], searched[at + 1]]) {
      if (other === undefined) continue;
      const [first, second] = other === searched[at - 1] ? [other, text] : [text, other];
      for (const joined of [first + second, `${first}s${second}`, `${first}e${second}`]) {
        if (isOnPages(joined, index)) {
          addTo(words, relatedWords(index, joined), 1);
          isNeeded = true;
        }
        for (const same of synonyms.of([joined]))
          if (same.length === 1) addTo(words, sameRelatedWords(index, same[0] ?? ""), synonymWeight);
      }
    }
    for (const joined of withParticles(text, texts)) addTo(words, relatedWords(index, joined), separatedWeight);
    const inPhrase = isInPhrase ? (isQuestion ? 0.3 : 0.2) : 1;
    return { ...concept, words, isNeeded, importance: inPhrase * (isWeak(spellingOf(text)) ? 0.35 : 1) };
  });
  return {
    concepts: [
      ...concepts,
      ...phrases.map(({ members, words, together }): Concept => {
        const text = members.join(" ");
        return { text, words, together, importance: 1, isNeeded: false, corrections: [] };
      }),
    ],
    spellings: texts.map(spellingOf),
    isQuestion,
  };
}

/** Of a long question, the words that say most, in their order. */
function mostTelling(texts: readonly string[]): readonly string[] {
  const weakLast = texts.toSorted((one, other) => Number(isWeak(spellingOf(one))) - Number(isWeak(spellingOf(other))));
  const kept = new Set(weakLast.slice(0, mostWords));
  return texts.filter((text) => kept.has(text)).slice(0, mostWords);
}

const particles = new Set(
  "af an bort frem for fra igennem ind med ned om op over på sammen til tilbage ud under ved".split(" "),
);
/** The most words from a verb to its particle. */
const mostBetween = 5;

/** The compounds of a verb with the particles after it: "melder" in "melder mig ud" -> "udmelder". */
function withParticles(text: string, texts: readonly string[]): readonly string[] {
  const at = texts.indexOf(text);
  return texts
    .slice(at + 1, at + 1 + mostBetween)
    .filter((word) => particles.has(word))
    .map((particle) => particle + text);
}

/** Joins single letters to the word after them, if pages have the joined word: "a kasse" -> "akasse". */
function joinedLetters(texts: readonly string[], index: WordIndex): readonly string[] {
  const joined: string[] = [];
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at] ?? "";
    const both = text + (texts[at + 1] ?? "");
    if (text.length === 1 && at + 1 < texts.length && isOnPages(both, index)) {
      joined.push(both);
      at += 1;
    } else joined.push(text);
  }
  return joined;
}

/** Whether any page has a word, in any inflection. */
function isOnPages(text: string, { vocabulary, postings }: WordIndex): boolean {
  const stem = vocabulary.stemOfText(text);
  return stem !== undefined && vocabulary.withStem(stem).some((word) => frequencyOf(postings, word) > 0);
}

function conceptOf(text: string, index: WordIndex, synonyms: Synonyms): Concept {
  const words = relatedWords(index, text);
  const parts = index.compounds.partsOf(text, (part) => synonyms.of([part]).length > 0);
  const together: WordGroup[] = [];
  const isKnown = isExact(words);
  if (parts.length > 1) {
    const related = parts.map((part) => withSynonyms(part, index, synonyms));
    together.push({ weight: isKnown ? 0.65 : 0.8, parts: related, isPhrase: false });
    // The first part says what a compound is about.
    addTo(words, related[0] ?? new Map<number, number>(), isKnown ? 0.2 : 0.3);
  } else if (!isKnown) {
    const isWord = (part: string): boolean =>
      !isSilent(spellingOf(part)) && (isOnPages(part, index) || synonyms.of([part]).length > 0);
    const end = knownEndOf(text, isWord);
    if (end !== undefined) addTo(words, withSynonyms(end, index, synonyms), 0.5);
  }
  for (const other of synonyms.of([text])) {
    const weight = isKnown ? synonymWeight : onlySynonymWeight;
    if (other.length === 1) addTo(words, sameRelatedWords(index, other[0] ?? ""), weight);
    else if (!isQuestion(other))
      together.push({ weight, parts: other.map((word) => sameRelatedWords(index, word)), isPhrase: true });
  }
  let corrections: readonly Correction[] = [];
  if (words.size === 0 || !isKnown) {
    const spelling = spellingOf(text);
    const isRelated = words.size > 0 || together.length > 0;
    if (spelling.length >= 4) addTo(words, prefixedWords(index, spelling), 1);
    // A word that can be read as a compound, or is kin to others, may still be misspelt, but only in one letter.
    const forgiven = forgivenErrors(spelling);
    // A word of the synonyms, or the negation of a known word, is spelled as it is meant, though no page has it.
    const isSpelled = synonyms.of([text]).length > 0 || stemOfNegated(index.vocabulary, text) !== undefined;
    if (!isSpelled) corrections = correctionsOf(index, spelling, isRelated ? Math.min(1, forgiven) : forgiven);
    const mayHaveMore = isRelated ? spelling.length >= longWord : forgiven > 0;
    if (corrections.length === 0 && mayHaveMore && !isSpelled)
      corrections = correctionsOf(index, spelling, isRelated ? forgiven : forgiven + 1);
    // A word of the synonyms may be misspelt, too: "coaking" stands for "rådgivning" if "coaching" does.
    const [near] = words.size === 0 && spelling.length >= 4 ? synonyms.near(spelling, Math.min(1, forgiven)) : [];
    if (near !== undefined && !corrections.some(({ weight }) => weight >= likely))
      for (const other of synonyms.of([near]))
        if (other.length === 1) addTo(words, sameRelatedWords(index, other[0] ?? ""), onlySynonymWeight);
        else
          together.push({
            weight: onlySynonymWeight,
            parts: other.map((word) => sameRelatedWords(index, word)),
            isPhrase: true,
          });
    for (const [at, { word, weight }] of corrections.entries()) {
      const written = index.vocabulary.written(word);
      addTo(words, relatedWords(index, written), weight);
      // Only the likeliest word stands for its synonyms and parts, too.
      if (at > 0 || spellingOf(written) === spelling) continue;
      const meant = conceptOf(written, index, synonyms);
      addTo(words, meant.words, weight);
      for (const phrase of meant.together) together.push({ ...phrase, weight: phrase.weight * weight });
    }
  }
  return { text, words, together, importance: 1, isNeeded: false, corrections };
}

/** The words that stand for a part of a compound. */
function withSynonyms(part: string, index: WordIndex, synonyms: Synonyms): Map<number, number> {
  const words = relatedWords(index, part);
  const weight = isExact(words) ? synonymWeight : onlySynonymWeight;
  for (const other of synonyms.of([part]))
    if (other.length === 1) addTo(words, sameRelatedWords(index, other[0] ?? ""), weight);
  return words;
}

const questionWords = new Set(["hvad", "hvem", "hvor", "hvordan", "hvorfor", "hvornår", "hvilke", "hvilken"]);

function isQuestion(words: readonly string[]): boolean {
  return questionWords.has(words[0] ?? "");
}

interface Phrase {
  readonly members: readonly string[];
  readonly words: Map<number, number>;
  readonly together: WordGroup[];
}

/** The phrases of several words that have synonyms. A part of a longer phrase is left out. */
function phrasesIn(texts: readonly string[], index: WordIndex, synonyms: Synonyms): readonly Phrase[] {
  const phrases: Phrase[] = [];
  /** What stands for a part of a phrase also stands for the phrase, but less. */
  const addPart = ({ words, together }: Phrase, others: readonly (readonly string[])[]): void => {
    for (const other of others) {
      if (isQuestion(other)) continue;
      if (other.length === 1) addTo(words, sameRelatedWords(index, other[0] ?? ""), partOfPhraseWeight);
      else
        together.push({
          weight: partOfPhraseWeight,
          parts: withoutFillers(other).map((word) => sameRelatedWords(index, word)),
          isPhrase: true,
        });
    }
  };
  const add = (members: readonly string[], others: readonly (readonly string[])[]): void => {
    if (others.length === 0) return;
    const longer = phrases.find((phrase) => members.every((word) => phrase.members.includes(word)));
    if (longer) {
      if (longer.members.length > members.length) addPart(longer, [members, ...others]);
      return;
    }
    const words = new Map<number, number>();
    const together: WordGroup[] = [];
    const isAsked = others.some((other) => !isQuestion(other));
    for (const [at, other] of [withoutFillers(members), ...others].entries()) {
      // No page answers a question by asking it.
      if (isAsked && isQuestion(other)) continue;
      const weight = at === 0 ? 1 : otherPhraseWeight;
      if (other.length === 1) addTo(words, sameRelatedWords(index, other[0] ?? ""), weight);
      else together.push({ weight, parts: other.map((word) => sameRelatedWords(index, word)), isPhrase: true });
    }
    phrases.push({ members, words, together });
  };
  const short = withoutFillers(texts);
  for (let length = Math.min(synonyms.longest, texts.length); length > 1; length -= 1) {
    for (const some of short.length < texts.length ? [texts, short] : [texts]) {
      for (let from = 0; from + length <= some.length; from += 1) {
        const members = some.slice(from, from + length);
        add(members, synonyms.of(members));
      }
    }
  }
  return phrases;
}
