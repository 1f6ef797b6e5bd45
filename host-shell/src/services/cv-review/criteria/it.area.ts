import type { CvArea, CvItem } from "shared-runtime/api/cv.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { itToolsIn } from "../structure/it-skills.ts";
import { countWords } from "../structure/words.ts";
import { areaOf, improvable, missing, type AreaPart, partNotFound, passed } from "./area-findings.ts";
import { quoted, quotedList } from "./danish.ts";

const part: AreaPart = {
  name: "it",
  missing: "nogen IT-kompetencer",
  contents: "IT-systemer",
  whether: "dine IT-kompetencer står der",
  todo: "Skriv de systemer, du arbejder i",
};

export function reviewIt(cv: CvStructure): CvArea {
  const { it } = cv;
  return areaOf({
    key: "it",
    title: "IT-kompetencer",
    text: it === undefined ? partNotFound(cv, part) : `Dit CV nævner ${quotedList(namesIn(it.items), 4, 40)}.`,
    isfound: it !== undefined,
    items: [presence(cv)],
  });
}

/** The names of programs among the items, known ones first; all items if none is as short as a name. */
function namesIn(items: readonly string[]): readonly string[] {
  const known = items.filter((item) => countWords(item) <= mostWords && itToolsIn(item).length > 0);
  const short = items.filter((item) => countWords(item) <= mostWords && !known.includes(item));
  return known.length + short.length > 0 ? [...known, ...short] : items;
}

const mostWords = 3;

function presence(cv: CvStructure): CvItem {
  const { it } = cv;
  if (it === undefined) {
    return missing(
      cv,
      "IT-kompetencer",
      part,
      "Nævn de systemer, du arbejder i til daglig, fx »SAP«, »Power BI« eller »Microsoft 365«. Mange rekrutteringssystemer søger på netop de navne.",
    );
  }
  if (it.heading !== undefined)
    return passed(
      "IT-kompetencer",
      `Dine IT-kompetencer er samlet under ${quoted(it.heading)}, så de er nemme at finde.`,
    );
  const [gather, they] = it.items.length === 1 ? ["Skriv det", "det"] : ["Saml dem", "de"];
  return improvable(
    "IT-kompetencer",
    `Vi fandt ${quotedList(it.items, 4, 40)} i teksten. ${gather} gerne under overskriften »IT«, så ${they} også bliver set af en travl læser.`,
  );
}
