import { normalCode } from "./normal-text.ts";

/** `"Tlf.: +45 20 12 34 56,"` -> `"+45 20 12 34 56"`. Keeps the code of a chosen country in front of the text. */
export function numberIn(text: string): string {
  return normalCode(text)
    .replace(/^(\+\d\d )?[^\p{L}\d+(]*(?:(?:telefon|tel|tlf|mobil|mob|phone|nr|t|m)[.: ]+)*(?=[+(\d])/iu, "$1")
    .replace(/(?<=\d)[^\p{L}\d]+$/u, "");
}
