import { anyOf } from "../../phrase-matcher/compile-phrases.ts";
import { itTools } from "../phrases/it-tools.phrases.ts";

const tool = new RegExp(String.raw`(?<![\p{L}\d])${anyOf(itTools)}(?![\p{L}\d])`, "giu");

/** The IT tools that a text names, each once, as written. */
export function itToolsIn(text: string): readonly string[] {
  const seen = new Map<string, string>();
  for (const [name] of text.matchAll(tool)) {
    // "ax", "word" and "teams" are ordinary words as well, so a name must have a capital.
    if (name !== name.toLowerCase()) seen.set(name.toLowerCase(), seen.get(name.toLowerCase()) ?? name);
  }
  return [...seen.values()];
}
