import * as v from "valibot";
import { isOneLine } from "../api/sound-text.ts";
import { normalLine } from "./normal-text.ts";

interface ShortTextOptions {
  /** The message for an empty field: "Angiv virksomhed". */
  readonly missing?: string;
  /** The most characters. */
  readonly longest?: number;
}

/** One line of text, 1 to 50 characters by default. */
export const shortText = ({ missing = "Udfyld feltet", longest = 50 }: ShortTextOptions = {}) =>
  v.pipe(
    v.string(missing),
    v.transform(normalLine),
    v.nonEmpty(missing),
    v.maxLength(longest, `Skriv maximum ${longest} tegn`),
    v.check((text) => isOneLine(text) && !/[<>]/.test(text), "Skriv uden linjeskift og tegn som < og >"),
  );
