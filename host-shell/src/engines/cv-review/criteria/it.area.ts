import type { CvStructure } from "../structure/cv-structure.ts";
import { itToolsIn } from "../structure/it-skills.ts";
import { rowsNamed } from "../structure/sections.ts";
import { countWords } from "../structure/words.ts";
import { advice } from "./advice/advice.ts";
import { areaOf, improvable, missing, type AreaPart, partNotFound, passed } from "./area-findings.ts";
import type { DraftArea, DraftItem } from "./draft-area.ts";
import { quoted, quotedList } from "./danish.ts";

const part: AreaPart = {
  name: "it",
  missing: "nogen IT-kompetencer",
  contents: "IT-systemer",
  whether: "dine IT-kompetencer står der",
};

export function reviewIt(cv: CvStructure): DraftArea {
  const { it } = cv;
  return areaOf({
    key: "it",
    title: "IT-kompetencer",
    text: it === undefined ? partNotFound(cv, part) : seenIn(it.items),
    isfound: it !== undefined,
    items: [presence(cv)],
  });
}

/** The known programs among the items: what else stands in the section may be something else. */
function seenIn(items: readonly string[]): string {
  const short = items.filter((item) => countWords(item) <= mostWords);
  const known = short.flatMap((item) => {
    const tools = itToolsIn(item);
    return /(?<!\p{L})(?:jeg|i)(?!\p{L})/iu.test(item) || tools.length === 0 ? tools : [item];
  });
  if (known.length === 0) return `Dit CV nævner ${quotedList(short.length > 0 ? short : items, 4, 40)}.`;
  const among = known.length < items.length ? "blandt andet " : "";
  return `Dit CV nævner ${among}${quotedList(known, 4, 40)}.`;
}

const mostWords = 3;

function presence(cv: CvStructure): DraftItem {
  const { it } = cv;
  if (it === undefined) {
    return missing(cv, "IT-kompetencer", part, advice("it.missing"));
  }
  if (it.heading !== undefined)
    return passed(
      "IT-kompetencer",
      `Dine IT-kompetencer er samlet under ${quoted(it.heading)}, så de er nemme at finde.`,
    );
  const skills = rowsNamed(cv.sections, "competencies")
    .map(({ text }) => text)
    .join("\n");
  if (it.items.every((item) => skills.includes(item)))
    return passed("IT-kompetencer", `Vi fandt ${quotedList(it.items, 4, 40)} blandt dine kompetencer.`);
  return improvable(
    "IT-kompetencer",
    `Vi fandt ${quotedList(it.items, 4, 40)} i teksten.`,
    advice(it.items.length === 1 ? "it.oneInText" : "it.severalInText"),
  );
}
