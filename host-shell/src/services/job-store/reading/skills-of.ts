import { plainLineOf, plainTextOf } from "./plain-text.ts";
import { textsOf, type Thing } from "./read-value.ts";

const most = 50;
const longest = 80;

/** The skills that a posting lists by name. Leaves out sentences. */
export function skillsOf(posting: Thing): readonly string[] {
  const named = textsOf(posting["skills"])
    .flatMap((text) => plainTextOf(text).split(/[,;\n•|]+/u))
    .map(plainLineOf)
    .filter((skill) => skill.length > 1 && skill.length <= longest);
  return [...new Map(named.map((skill) => [skill.toLowerCase(), skill])).values()].slice(0, most);
}
