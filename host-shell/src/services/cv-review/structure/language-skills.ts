import type { CvRow } from "./rows.ts";

export interface LanguageSkill {
  /** As written: "Engelsk". */
  readonly language: string;
  /** The words that tell the level; `undefined` where none were found. */
  readonly level: string | undefined;
}

const names = String.raw`dansk|engelsk|tysk|svensk|norsk|fransk|spansk|italiensk|polsk|arabisk|tyrkisk|hollandsk|nederlandsk|finsk|islandsk|færøsk|grønlandsk|russisk|ukrainsk|kinesisk|mandarin|japansk|portugisisk|urdu|farsi|persisk|dari|pashto|bosnisk|serbisk|kroatisk|albansk|rumænsk|bulgarsk|ungarsk|græsk|tjekkisk|lettisk|litauisk|estisk|hindi|tamil|thai|vietnamesisk|kurdisk|somali|hebraisk|latin|skandinavisk|danish|english|german|swedish|norwegian|french|spanish|italian|polish|arabic|turkish|dutch|finnish|icelandic|faroese|greenlandic|russian|ukrainian|chinese|cantonese|japanese|portuguese|persian|bosnian|serbian|croatian|albanian|romanian|bulgarian|hungarian|greek|czech|latvian|lithuanian|estonian|vietnamese|kurdish|hebrew|korean|koreansk`;
const language = new RegExp(String.raw`(?<![\p{L}])(?:${names})(?![\p{L}])`, "giu");

const level =
  /modersmål|flydende|forhandl\p{L}*|professionel\p{L}*|skrift|mundtlig\p{L}*|tale|samtale\p{L}*|konversation\p{L}*|kendskab|begynder\p{L}*|(?<![\p{L}])gode?(?![\p{L}])|(?<![\p{L}])godt(?![\p{L}])|rimelig\p{L}*|basis\p{L}*|grundlæggende|øvet|ekspert|tosproget|sikker|perfekt|udmærket|særdeles|meget|lidt|forstå\p{L}*|arbejdssprog|dagligt|niveau|native|fluent\p{L}*|bilingual|mother tongue|first language|professional|working|intermediate|basic|advanced|beginner|elementary|conversation\p{L}*|limited|proficien\p{L}*|good|excellent|fair|business|written|spoken|negotiation|(?<![\p{L}\d])[ABC][12](?![\p{L}\d])|\d\s?\/\s?\d|[●★■◆]{1,}[○☆□◇]*/iu;

/** Languages and their levels. Names side by side share what follows them: "Engelsk og tysk i skrift og tale". */
export function languageSkillsOf(rows: readonly CvRow[]): readonly LanguageSkill[] {
  const seen = new Set<string>();
  return skillsIn(rows.map((row) => row.text)).filter(({ language: name }) => {
    const key = name.toLowerCase();
    return seen.has(key) ? false : seen.add(key);
  });
}

function skillsIn(texts: readonly string[]): readonly LanguageSkill[] {
  return texts.flatMap((text, index) => {
    const found = [...text.matchAll(language)];
    const next = texts[index + 1] ?? "";
    const below = next.search(language) < 0 ? next : "";
    return found.map((match, position) => {
      const own = levelAt(text, found, position);
      return { language: match[0], level: own ?? (position === found.length - 1 ? levelIn(below) : undefined) };
    });
  });
}

function levelAt(text: string, found: readonly RegExpExecArray[], position: number): string | undefined {
  const match = found[position];
  if (!match) return undefined;
  const end = match.index + match[0].length;
  const following = found[position + 1];
  const between = text.slice(end, following?.index);
  const after = levelIn(between);
  if (after !== undefined && !(following && levelsComeFirst(text, found))) return after;
  if (following && /^\s*(?:[,/&+]|og|and|samt)?\s*$/iu.test(between)) return levelAt(text, found, position + 1);
  return levelsComeFirst(text, found) ? (levelBefore(text, found, position) ?? after) : after;
}

/** Whether the level words stand before their languages: "Flydende engelsk, godt tysk". */
function levelsComeFirst(text: string, found: readonly RegExpExecArray[]): boolean {
  return levelIn(text.slice(0, found[0]?.index)) !== undefined;
}

function levelBefore(text: string, found: readonly RegExpExecArray[], position: number): string | undefined {
  const previous = found[position - 1];
  const start = previous ? previous.index + previous[0].length : 0;
  return levelIn(text.slice(start, found[position]?.index));
}

function levelIn(text: string): string | undefined {
  return level.exec(text)?.[0];
}
