import { blocksOf, type CvBlock, type TextFlow, textOfRows } from "./blocks.ts";
import { type CvSection, type CvSections, sectionsNamed } from "./sections.ts";
import { countWords, sentencesOf } from "./words.ts";

export interface CvProfile {
  readonly text: string;
  readonly words: number;
  readonly sentences: readonly string[];
  /** False if the text is below the name and has no heading. */
  readonly headed: boolean;
}

export function profileOf(sections: CvSections, flow: TextFlow): CvProfile | undefined {
  const headed = textOfRows(profileSections(sections).flatMap(({ rows }) => rows)).trim();
  if (headed !== "") return profile(headed, true);
  if (sections.list.length === 0 || sectionsNamed(sections, "profile").length > 0) return undefined;
  const blocks = blocksOf(sections.head, flow);
  const from = blocks.findIndex(isProse);
  if (from < 0) return undefined;
  const after = blocks.slice(from).findIndex((block) => !isProse(block));
  const prose = blocks.slice(from, after < 0 ? undefined : from + after);
  return profile(textOf(prose.map((block) => block.text)), false);
}

/**
 * The sections that may be the profile. If a CV has both "Profil" and "Om mig", "Om mig" is excluded, since it then
 * describes the person outside work.
 */
function profileSections(sections: CvSections): readonly CvSection[] {
  const all = sectionsNamed(sections, "profile");
  const clear = all.filter(({ heading = "" }) =>
    /profil|resum[eé]|summary/iu.test(heading.replaceAll(/\s(?=\S(?:\s|$))/gu, "")),
  );
  return clear.length > 0 ? clear : all;
}

function isProse(block: CvBlock): boolean {
  return (
    block.kind === "paragraph" &&
    countWords(block.text) >= 12 &&
    !block.text.includes("@") &&
    [...block.text.matchAll(personalLabel)].length < 2
  );
}

/** "Fødselsdato: 14/03/1971 Nationalitet: dansk": each label has one word or two. */
const personalLabel = /(?<![\p{L}])\p{Lu}[\p{L}-]*:\s/gu;

function profile(text: string, headed: boolean): CvProfile {
  return { text, words: countWords(text), sentences: sentencesOf(text), headed };
}

function textOf(texts: readonly string[]): string {
  return texts.join(" ").trim();
}
