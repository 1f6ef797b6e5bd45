import { anyOf } from "../../phrase-matcher/compile-phrases.ts";
import { danishSoftTraits } from "../phrases/soft-traits-danish.phrases.ts";
import { englishSoftTraits } from "../phrases/soft-traits-english.phrases.ts";

const praise = ["meget", "god", "gode", "godt", "stærk", "stærke", "høj", "stor", "er", "jeg er", "strong", "good"];
const morePraise = ["excellent", "great", "very", "highly"];
const traits = new RegExp(
  String.raw`^(?:${anyOf([...praise, ...morePraise])} (?:til |at )?)?(?:${anyOf([...danishSoftTraits, ...englishSoftTraits])}|positive.*)(?: og \p{L}+| and \p{L}+)?$`,
  "iu",
);

/** Whether a competency is a trait of character or a manner of working. */
export function isSoftTrait(competency: string): boolean {
  return traits.test(competency.trim());
}
