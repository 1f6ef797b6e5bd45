import * as v from "valibot";
import { isOneLine } from "../api/sound-text.ts";
import { normalLine } from "./normal-text.ts";

interface ByteTextOptions {
  /** The message for an empty field. */
  readonly missing: string;
  /** The message for a text that is too long. */
  readonly tooLong: string;
  /** The most bytes in UTF-8: `æ`, `ø` and `å` have two. */
  readonly mostBytes: number;
}

/** One line of text whose length is limited by a receiving system that counts bytes. */
export const byteText = ({ missing, tooLong, mostBytes }: ByteTextOptions) =>
  v.pipe(
    v.string(missing),
    v.transform(normalLine),
    v.nonEmpty(missing),
    v.maxBytes(mostBytes, tooLong),
    v.check((text) => isOneLine(text) && !/[<>]/.test(text), "Skriv uden linjeskift og tegn som < og >"),
  );
