import { isSilent } from "../analysis/silent-words.ts";
import { stemsOf, verbStemOf } from "../analysis/danish-stemmer.ts";
import { soundOf } from "../analysis/sounds.ts";
import { danishSpellingOf, spellingOf, type Word } from "../analysis/words.ts";

/** The words of all pages. A word is a number, by its spelling. */
export interface Vocabulary {
  /** The number of words. */
  readonly size: () => number;
  readonly add: (word: Pick<Word, "text" | "parts">) => number;
  readonly find: (text: string) => number | undefined;
  readonly spelling: (word: number) => string;
  /** The word as pages write it, in lower case. */
  readonly written: (word: number) => string;
  /** The stem of inflection. */
  readonly stem: (word: number) => number;
  /** The stem of inflection of a text, if a word has it. */
  readonly stemOfText: (text: string) => number | undefined;
  readonly withStem: (stem: number) => readonly number[];
  /** Words derived from the same stem, such as "opsige" and "opsigelse". */
  readonly kin: (text: string) => readonly number[];
  /** Words that sound like a text. */
  readonly soundingLike: (text: string) => readonly number[];
  readonly isSilent: (word: number) => boolean;
  /** The parts of a word that is written with hyphens. */
  readonly hyphenated: (word: number) => readonly string[] | undefined;
}

export function createVocabulary(): Vocabulary {
  const numbers = new Map<string, number>();
  const spellings: string[] = [];
  const writings: string[] = [];
  const stems: number[] = [];
  const silent: boolean[] = [];
  const parts = new Map<number, readonly string[]>();
  const inflected = createGroups();
  const derived = createGroups();
  const heard = createGroups();

  /** The last words that were added, as they are written, since most words of a text are common ones. */
  const known = new Map<string, number>();

  const add = (word: Pick<Word, "text" | "parts">): number => {
    const before = known.get(word.text);
    if (before !== undefined) return before;
    const spelling = spellingOf(word.text);
    let number = numbers.get(spelling);
    if (number === undefined) {
      number = spellings.length;
      numbers.set(spelling, number);
      spellings.push(spelling);
      writings.push(word.text);
      silent.push(isSilent(spelling));
      const both = stemsOf(word.text);
      stems.push(inflected.add(spellingOf(both.inflected), number));
      derived.add(spellingOf(verbStemOf(both)), number);
      if (!/\d/.test(spelling)) heard.add(soundOf(spelling), number);
      if (word.parts) parts.set(number, word.parts);
    } else if (writings[number] === spelling) writings[number] = word.text;
    if (known.size < mostKnown) known.set(word.text, number);
    return number;
  };
  const stemOfText = (text: string): number | undefined => {
    const word = numbers.get(spellingOf(text));
    if (word !== undefined) return stems[word];
    return (
      inflected.find(spellingOf(stemsOf(text).inflected)) ??
      inflected.find(spellingOf(stemsOf(danishSpellingOf(text)).inflected))
    );
  };

  return {
    size: () => spellings.length,
    add,
    find: (text) => numbers.get(spellingOf(text)),
    spelling: (word) => spellings[word] ?? "",
    written: (word) => writings[word] ?? "",
    stem: (word) => stems[word] ?? -1,
    stemOfText,
    withStem: (stem) => inflected.members(stem),
    kin: (text) => {
      const kinStem = (written: string): string => spellingOf(verbStemOf(stemsOf(written)));
      const stem = derived.find(kinStem(text)) ?? derived.find(kinStem(danishSpellingOf(text)));
      return stem === undefined ? [] : derived.members(stem);
    },
    soundingLike: (text) => {
      const sound = heard.find(soundOf(spellingOf(text)));
      return sound === undefined ? [] : heard.members(sound);
    },
    isSilent: (word) => silent[word] ?? false,
    hyphenated: (word) => parts.get(word),
  };
}

const mostKnown = 50_000;

function createGroups() {
  const numbers = new Map<string, number>();
  const members: number[][] = [];
  return {
    add: (key: string, member: number): number => {
      let number = numbers.get(key);
      if (number === undefined) {
        number = members.length;
        numbers.set(key, number);
        members.push([]);
      }
      members[number]?.push(member);
      return number;
    },
    find: (key: string) => numbers.get(key),
    members: (number: number): readonly number[] => members[number] ?? [],
  };
}
