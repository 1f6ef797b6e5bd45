import { danishTitleEndings } from "./job-titles-danish.phrases.ts";
import { englishTitles } from "./job-titles-english.phrases.ts";

const isWord = (title: string): boolean => /^\p{L}+$/u.test(title);

/** "murer" -> "murere", "læge" -> "læger", "montør" -> "montører". */
function danishPlural(title: string): string {
  return title.endsWith("er") ? `${title}e` : title.endsWith("e") ? `${title}r` : `${title}er`;
}

/** Plurals of Danish that have another form, or whose singular is not a title in a CV. */
const otherDanish: readonly string[] = [
  "(behandl|håndværk|redd|industriarbejd|specialarbejd|plej|hjælp|træn)ere",
  "(form|arbejdsm)ænd",
  "(smed|betjent|kokk|fuldmægtig)e",
  "(kontrollør|portør|soldat|vagt)er",
  "bioanalytikere",
  "jordemødre",
  "trainees",
  "mestre",
];

/** Endings of Danish plurals that name people by their trade: "butiksassistenter". */
export const danishTrades: readonly string[] = [...danishTitleEndings.filter(isWord).map(danishPlural), ...otherDanish];

const otherEnglish: readonly string[] = [
  "(bookkeep|advis|support|recruit|train|wait|work)ers",
  "(audit|doct|edit|instruct)ors",
  "(crafts|trades|fore)men",
  "(secretar|deput)ies",
  "(econom|journal|therap|reception)ists",
  "(electr|phys|techn)icians",
  "(lawy|driv|carpent)ers",
  "mechanics",
  "operators",
  "chefs",
  "cooks",
  "midwives",
  "soldiers",
  "guards",
  "inspectors",
  "reps",
];

/** English plurals that name people by their trade. */
export const englishTrades: readonly string[] = [
  ...englishTitles.filter(isWord).map((title) => `${title}s`),
  ...otherEnglish,
];
