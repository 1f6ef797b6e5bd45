import type { CvLanguage } from "../reading/cv-document.ts";
import { findTitleWord } from "../structure/role-words.ts";
import { leadershipScopeIn } from "../structure/leadership-scope.ts";
import { withoutWishes } from "../structure/wishes.ts";
import { quoted } from "./danish.ts";
import { yearsOfExperienceIn } from "./years-of-experience.ts";

/** "Tidligere officer, nu driftsleder" states only one current role. */
const formerRole = /(?<!\p{L})(?:tidligere|forhenværende|fhv\.|former|formerly|ex-)\s?[\p{L}-]+/giu;

/** The role, years and scope that a profile states, and those that it lacks, as parts of a sentence. */
export function profileFactsIn(
  text: string,
  language: CvLanguage,
): { readonly found: readonly string[]; readonly lacking: readonly string[] } {
  const today = withoutWishes(text).replaceAll(formerRole, "");
  const role = findTitleWord(today);
  const years = yearsOfExperienceIn(text);
  const scope = leadershipScopeIn(today, language);
  const size =
    scope.headCount ??
    scope.budget ??
    scope.reporting ??
    /personaleansvar|personaleledelse|people management/iu.exec(today)?.[0];
  const facts: readonly (readonly [string | undefined, string, string])[] = [
    [role, "din rolle", "din rolle"],
    [years, "din erfaring", "hvor mange års erfaring du har"],
    [size, "dit ansvar", "hvor mange du leder, eller hvor stort et budget du har ansvar for"],
  ];
  return {
    found: facts.flatMap(([fact, name]) => (fact === undefined ? [] : [`${name} (${quoted(fact, 40)})`])),
    lacking: facts.flatMap(([fact, , advice]) => (fact === undefined ? [advice] : [])),
  };
}
