import { anyOf } from "../../phrase-matcher/compile-phrases.ts";
import { danishParties, englishParties } from "../phrases/parties.phrases.ts";

/** The Labour party. The pattern excludes the labour market and departments of labour. */
const labour = String.raw`labour(?! (?:market|union|relations|law|inspect\p{L}*|court|force|standards|department|ministry|and))`;
const english = `(?:danish |denmark['’]s )?(?:${anyOf(englishParties)}|${labour})`;
/** Words of everyday English: parties only with an article and without a noun after them. */
const everyday = String.raw`the (?:moderates|alternative|new right|green left|citizens['’] party)(?!s? (?!(?:in|since|from|on|and|party|as)(?![\p{L}]))\p{L})`;

/** The parties of Denmark in Danish and English, and the best known ones elsewhere, with the genitive. */
export const party = String.raw`(?:(?:(?:den |det |de |the )?(?:${anyOf(danishParties)}|${english})|${everyday})(?:['’]s|['’]|s)?)`;
