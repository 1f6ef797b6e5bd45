import * as v from "valibot";
import { isOneLine } from "../api/sound-text.ts";
import { normalLine } from "./normal-text.ts";

interface Wording {
  /** The message for an empty field: "Skriv dit fornavn". */
  readonly missing: string;
  /** The noun that the other messages use: "fornavn". */
  readonly noun?: string;
  /** The most characters. */
  readonly longest?: number;
}

/** The most characters of a first or last name. A full name adds a space. */
const longestPart = 100;
export const longestFullName = 2 * longestPart + 1;

/**
 * A person's name: one line with at least one letter, without markup and links. A modifier letter alone is not enough.
 */
export const personName = ({ missing, noun = "navn", longest = longestPart }: Wording) =>
  v.pipe(
    v.string(missing),
    v.transform(normalLine),
    v.nonEmpty(missing),
    v.maxLength(longest, `Skriv et ${noun} på højst ${longest} tegn`),
    v.check((name) => isOneLine(name) && !/[<>]|:\/\//.test(name), `Skriv ${noun}et uden links og tegn som < og >`),
    v.check((name) => /(?!\p{Lm})\p{L}/u.test(name), `Skriv ${noun}et med bogstaver`),
  );

export const FirstName = personName({ missing: "Skriv dit fornavn", noun: "fornavn" });
export const LastName = personName({ missing: "Skriv dit efternavn", noun: "efternavn" });
