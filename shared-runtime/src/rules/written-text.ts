import * as v from "valibot";
import { isSoundText } from "../api/sound-text.ts";

interface Length {
  readonly min?: number;
  readonly max?: number;
}

const sound = v.check(isSoundText, "Fjern tegn, der ikke kan vises");

/** A message of several lines, with the specification's limits and messages. */
export const messageText = ({ min = 10, max = 800 }: Length = {}) =>
  v.pipe(
    v.string("Skriv en besked"),
    v.trim(),
    v.nonEmpty("Skriv en besked"),
    v.minLength(min, `Skriv minimum ${min} tegn`),
    v.maxLength(max, `Skriv maximum ${max} tegn`),
    sound,
  );

/** A few words. `message` replaces the default message for a text that is too short. */
export const shortText = ({
  min = 1,
  max = 50,
  message = "Udfyld feltet",
}: Length & { readonly message?: string } = {}) =>
  v.pipe(v.string(message), v.trim(), v.minLength(min, message), v.maxLength(max, `Skriv maximum ${max} tegn`), sound);
