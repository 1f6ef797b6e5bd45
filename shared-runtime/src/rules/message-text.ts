import * as v from "valibot";
import { isSoundText } from "../api/sound-text.ts";
import { normalLines } from "./normal-text.ts";

interface MessageTextOptions {
  readonly least?: number;
  readonly most?: number;
  /** Whether the text may be empty. */
  readonly optional?: boolean;
}

/** A text of several lines, 10 to 800 characters in its normal form by default. */
export const messageText = ({ least = 10, most = 800, optional = false }: MessageTextOptions = {}) =>
  v.pipe(
    v.string("Skriv en besked"),
    v.transform(normalLines),
    v.check((text) => optional || text !== "", "Skriv en besked"),
    v.check((text) => text === "" || text.length >= least, `Skriv minimum ${least} tegn`),
    v.maxLength(most, `Skriv maximum ${most} tegn`),
    v.check(isSoundText, "Fjern de tegn, der ikke kan læses"),
  );
