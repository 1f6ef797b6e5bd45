import { anyOf, notAfterLetter, notBeforeLetter, wholeWords } from "../../phrase-matcher/compile-phrases.ts";
import type { Level } from "./analysed-posting.ts";
import { leaders, leadersOfLeaders, topManagers } from "./phrases/title-levels.phrases.ts";
import {
  advisors,
  assistantsOfLeaders,
  danishSpecialists,
  englishSpecialists,
  leadersWithoutStaff,
  learners,
} from "./phrases/staff-titles.phrases.ts";

const wholeTitle = (source: string): RegExp => new RegExp(`${notAfterLetter}(?:${source})${notBeforeLetter}`, "iu");

const learner = wholeTitle(String.raw`\p{L}*${anyOf(learners)}\p{L}{0,3}`);
const assistantOfLeader = wholeWords(assistantsOfLeaders);
const topManager = wholeWords(topManagers);
const leaderOfLeaders = wholeWords(leadersOfLeaders);
const director = wholeTitle(String.raw`\p{L}*(?<!vice|under)direktør|president`);
const leaderWithoutStaff = wholeWords(leadersWithoutStaff);
const advisor = wholeWords(advisors);
const leader = wholeWords(leaders);
const specialist = wholeTitle(String.raw`\p{L}*${anyOf(danishSpecialists)}|${anyOf(englishSpecialists)}`);

/** The level that a title names; `undefined` if it names none. */
export function levelOfTitle(title: string): Level | undefined {
  if (learner.test(title)) return 0;
  if (assistantOfLeader.test(title)) return 1;
  if (topManager.test(title)) return 5;
  if (leaderOfLeaders.test(title)) return 4;
  if (director.test(title)) return 5;
  if (leaderWithoutStaff.test(title)) return 2;
  if (advisor.test(title)) return 1;
  if (leader.test(title)) return 3;
  return specialist.test(title) ? 1 : undefined;
}

/** Words for leading people, for any title. */
export const mentionsStaff = wholeWords([
  "personaleansvar",
  "personaleledelse",
  "personaleansvarlig",
  "people_management",
  "direct_reports",
  "staff_responsibility",
  "line_manag(ement|er_for)",
]);
