import { blocksOf, type TextFlow } from "./blocks.ts";
import { rowsNamed, sectionsNamed, type CvSections } from "./sections.ts";
import { countWords, sentencesOf } from "./words.ts";

export interface CvProfile {
  readonly text: string;
  readonly words: number;
  readonly sentences: readonly string[];
  /** False where the text stands below the name without a heading. */
  readonly headed: boolean;
}

export function profileOf(sections: CvSections, flow: TextFlow): CvProfile | undefined {
  const headed = textOf(rowsNamed(sections, "profile").map((row) => row.text));
  if (headed !== "") return profile(headed, true);
  if (sectionsNamed(sections, "profile").length > 0) return undefined;
  const prose = blocksOf(sections.head, flow).filter((block) => countWords(block.text) >= 12 && !block.text.includes("@"));
  return prose.length === 0 ? undefined : profile(textOf(prose.map((block) => block.text)), false);
}

function profile(text: string, headed: boolean): CvProfile {
  return { text, words: countWords(text), sentences: sentencesOf(text), headed };
}

function textOf(texts: readonly string[]): string {
  return texts.join(" ").trim();
}
