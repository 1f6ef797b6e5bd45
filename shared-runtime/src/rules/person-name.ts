import * as v from "valibot";
import { isOneLine } from "../api/sound-text.ts";

interface Wording {
  /** Said where nothing is written: "Skriv dit fornavn". */
  readonly missing: string;
}

const longest = 100;

/** A name of a person: 1 to 100 characters on one line, with nothing in it that is markup or an address. */
export const personName = ({ missing }: Wording) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.maxLength(longest, `Skriv højst ${longest} tegn`),
    v.check((name) => isOneLine(name) && !/[<>]|:\/\//.test(name), "Skriv navnet uden links og tegn som < og >"),
  );

export const FirstName = personName({ missing: "Skriv dit fornavn" });
export const LastName = personName({ missing: "Skriv dit efternavn" });
