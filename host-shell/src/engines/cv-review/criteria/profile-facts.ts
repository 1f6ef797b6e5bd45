import type { CvLanguage } from "../reading/cv-document.ts";
import { findTitleWord } from "../structure/role-words.ts";
import { leadershipScopeIn } from "../structure/leadership-scope.ts";
import { withoutWishes } from "../structure/wishes.ts";
import { quoted } from "./danish.ts";
import { yearsOfExperienceIn } from "./years-of-experience.ts";

/** "Tidligere officer, nu driftsleder" states only one current role. */
const formerRole = /(?<!\p{L})(?:tidligere|forhenværende|fhv\.|former|formerly|ex-)\s?[\p{L}-]+/giu;

/** The verb "leder", which is not a title: "Jeg leder et lager", "I dag leder jeg driften". */
const leadingVerb = /(?<!\p{L})(?:jeg\sleder|leder\s(?:jeg|et|en|min|mit|mine|\d[\d.]*))(?!\p{L})/giu;

/** What the person leads, stated without a number: "leder et lager". */
const led = /(?<=(?<!\p{L})jeg\s)leder\s[^.,;:\n]{2,40}|(?<!\p{L})leder\sjeg\s[^.,;:\n]{2,40}/iu;

/** The title of another person: "uddannet hos en revisor", "assistent for en direktør". */
const otherPerson = /(?<!\p{L})(?:hos|for|under|with|to)\s(?:en|et|min|mine|an?|my)\s[\p{L}-]+/giu;

/** The role, years and scope that a profile states, and those that it lacks, as parts of a sentence. */
export function profileFactsIn(
  text: string,
  language: CvLanguage,
): { readonly found: readonly string[]; readonly lacking: readonly string[] } {
  const today = withoutWishes(text).replaceAll(formerRole, "");
  const role = findTitleWord(today.replaceAll(leadingVerb, "").replaceAll(otherPerson, ""));
  const years = yearsOfExperienceIn(text);
  const scope = leadershipScopeIn(today, language);
  const size =
    scope.headCount ??
    scope.budget ??
    scope.reporting ??
    /personaleansvar|personaleledelse|people management/iu.exec(today)?.[0] ??
    led.exec(today)?.[0];
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
