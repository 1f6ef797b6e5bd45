import { anyOf, notAfterLetter, notBeforeLetter, wholeWords } from "../../phrase-matcher/compile-phrases.ts";
import { companyWords, employerEndings } from "../phrases/employers.phrases.ts";
import { danishTitleEndings } from "../phrases/job-titles-danish.phrases.ts";
import { englishTitleFields, englishTitles } from "../phrases/job-titles-english.phrases.ts";
import { leaderTitles, titlesWithoutStaff } from "../phrases/leader-titles.phrases.ts";

const owner =
  "[(med|virksomheds|hotel|gård|butiks|klinik|restaurant|café|kro|salon|forretnings|praksis|proces|system|service|data)[-]]ejer";
const danishTitle = String.raw`${anyOf([owner])}|(?:[\p{L}\d]+-)?\p{L}*${anyOf(danishTitleEndings)}`;
const englishTitle = `(?:${anyOf(englishTitleFields)} ){0,2}${anyOf(englishTitles)}s?`;
const title = new RegExp(`${notAfterLetter}(?:${danishTitle}|${englishTitle})${notBeforeLetter}`, "iu");

/** The first words of a text that are a job title; `undefined` if there are none. */
export function findTitleWord(text: string): string | undefined {
  return title.exec(text)?.[0];
}

const company = new RegExp(
  `${notAfterLetter}${anyOf(companyWords)}${notBeforeLetter}|${anyOf(employerEndings)}${notBeforeLetter}`,
  "u",
);

export function looksLikeEmployer(text: string): boolean {
  return company.test(text);
}

/** Whether a text names a role: by a title or an employer. */
export function namesRole(text: string): boolean {
  return findTitleWord(text) !== undefined || looksLikeEmployer(text);
}

const leads = wholeWords(leaderTitles);
const leadsNoPeople = wholeWords(titlesWithoutStaff);

/** Whether a title leads people. Leaders of projects or accounts do not count. */
export function isLeaderTitle(text: string): boolean {
  return leads.test(text) && !leadsNoPeople.test(text);
}
