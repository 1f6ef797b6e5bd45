import { fillText } from "shared-runtime/contract/fill-text.ts";
import { danishNumber } from "shared-runtime/text/danish-number.ts";
import { uploadMessages } from "shared-runtime/rules/upload.ts";

/** The literal errors of the forms' rules that a page may say in its own words. `{antal}` is a number. */
export const ruleTexts = {
  messageMissing: "Skriv en besked",
  messageShort: "Skriv minimum {antal} tegn",
  messageLong: "Skriv maximum {antal} tegn",
  companyMissing: "Virksomhed skal udfyldes",
  positionMissing: "Stilling skal udfyldes",
  linkedInMissing: "LinkedIn-profil skal udfyldes",
  salaryMissing: "Indtast din brutto løn pr. måned",
  termsMissing: "Accepter betingelserne",
  fileType: uploadMessages.type,
  fileSize: uploadMessages.size,
  fileCount: uploadMessages.count,
} as const;

type RuleTexts = { readonly [Key in keyof typeof ruleTexts]: string };

/** The words of the page for an error of a rule. An error that has no text here is returned unchanged. */
export function inPageWords(problem: string, texts: RuleTexts): string {
  for (const [key, literal] of Object.entries(ruleTexts) as [keyof RuleTexts, string][]) {
    const [before = "", after] = literal.split("{antal}");
    if (after === undefined ? problem !== literal : !(problem.startsWith(before) && problem.endsWith(after))) continue;
    if (texts[key] === literal) return problem;
    const antal = after === undefined ? "" : problem.slice(before.length, problem.length - after.length);
    return fillText(texts[key], { antal: antal && danishNumber(Number(antal)) });
  }
  return problem;
}
