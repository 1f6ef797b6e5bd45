import { cliches } from "../phrases/cliches.phrases.ts";
import { anyOf } from "../../phrases/compile-phrases.ts";

const patterns = cliches.map((phrases) => new RegExp(anyOf(phrases), "iu"));

/** The clichés in a text, as they are written there, each once. */
export function clichesIn(text: string): readonly string[] {
  return patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}
