import * as v from "valibot";
import { isOneLine } from "../api/sound-text.ts";

interface Wording {
  /** Said where nothing is written: "Skriv dit fornavn". */
  readonly missing: string;
  /** What the field asks for, as the other messages call it: "fornavn". */
  readonly noun?: string;
  /** In characters. */
  readonly longest?: number;
}

/** The longest of a first or last name. Together, with the blank between them, they are one more than twice that. */
const longestPart = 100;
export const longestFullName = 2 * longestPart + 1;

/** A name of a person: on one line, with a letter in it and nothing that is markup or an address. */
export const personName = ({ missing, noun = "navn", longest = longestPart }: Wording) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(longest, `Skriv et ${noun} på højst ${longest} tegn`),
    v.check((name) => isOneLine(name) && !/[<>]|:\/\//.test(name), `Skriv ${noun}et uden links og tegn som < og >`),
    v.check((name) => /\p{Letter}/u.test(name), `Skriv ${noun}et med bogstaver`),
  );

export const FirstName = personName({ missing: "Skriv dit fornavn", noun: "fornavn" });
export const LastName = personName({ missing: "Skriv dit efternavn", noun: "efternavn" });
