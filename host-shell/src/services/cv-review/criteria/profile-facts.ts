import { findTitleWord } from "../structure/job-words.ts";
import { leadershipScopeIn } from "../structure/leadership-scope.ts";
import { quoted } from "./danish.ts";

/** What a profile tells of the person's role, years and scope, and what it leaves out, as one speaks of it. */
export function profileFactsIn(
  text: string,
  language: "da" | "en",
): { readonly found: readonly string[]; readonly lacking: readonly string[] } {
  const role = findTitleWord(text);
  const years = yearsIn(text);
  const scope = leadershipScopeIn(text, language);
  const size =
    scope.headCount ??
    scope.budget ??
    scope.reporting ??
    /personaleansvar|personaleledelse|people management/iu.exec(text)?.[0];
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

function yearsIn(text: string): string | undefined {
  return /(?<![\p{L}\d])(?:\d+|to|tre|fire|fem|seks|syv|otte|ni|ti|tolv|femten|tyve|femogtyve|tredive|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|mange|many)\+?\s(?:års?|years?)(?:['’]s?)?(?:\s(?:erfaring|ledelseserfaring|lederererfaring|(?:of\s)?(?:experience|leadership)))?(?![\p{L}])|(?:siden|since)\s(?:19|20)\d\d/iu.exec(
    text,
  )?.[0];
}
