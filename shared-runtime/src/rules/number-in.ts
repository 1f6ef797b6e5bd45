import { normalCode } from "./normal-text.ts";

/** `"Tlf.: +45 20 12 34 56,"` -> `"+45 20 12 34 56"`. The code of a chosen country may be in front. */
export function numberIn(text: string): string {
  return normalCode(text)
    .replace(/^(\+\d\d )?[^\p{L}\d+(]*(?:(?:telefon|tel|tlf|mobil|mob|phone|nr|t|m)[.: ]+)*(?=[+(\d])/iu, "$1")
    .replace(/(?<=\d)[^\p{L}\d]+$/u, "");
}
