import { itToolsIn } from "../structure/it-skills.ts";
import { rowsNamed } from "../structure/sections.ts";
import { countWords } from "../structure/words.ts";
import { advice } from "./advice/advice.ts";
import { improvable, passed, unjudged } from "./verdict.ts";
import { type AreaPart, missing, partNotFound } from "./missing-part.ts";
import { defineArea } from "./define-area.ts";
import { defineCriterion } from "./define-criterion.ts";
import { quoted, quotedList } from "./danish.ts";
import { worksInBoards } from "./works-in-boards.ts";

const part: AreaPart = {
  name: "it",
  missing: "nogen IT-kompetencer",
  contents: "IT-systemer",
  whether: "dine IT-kompetencer står der",
};

/** The known programs among the items. Other items of the section may not be programs. */
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

const itSkills = defineCriterion({
  id: "it-skills",
  area: "it",
  title: "IT-kompetencer",
  judge: (cv) => {
    const { it } = cv;
    if (it === undefined) {
      return worksInBoards(cv)
        ? unjudged("Vi fandt ikke nogen IT-systemer.", advice("it.board"))
        : missing(cv, part, advice("it.missing"));
    }
    if (it.heading !== undefined)
      return passed(`Dine IT-kompetencer er samlet under ${quoted(it.heading)}, så de er nemme at finde.`);
    const skills = rowsNamed(cv.sections, "competencies")
      .map(({ text }) => text)
      .join("\n");
    if (it.items.every((item) => skills.includes(item)))
      return passed(`Vi fandt ${quotedList(it.items, 4, 40)} blandt dine kompetencer.`);
    return improvable(
      `Vi fandt ${quotedList(it.items, 4, 40)} i teksten.`,
      advice(it.items.length === 1 ? "it.oneInText" : "it.severalInText"),
    );
  },
});

export const itArea = defineArea({
  key: "it",
  title: "IT-kompetencer",
  criteria: [itSkills],
  summary: (cv) => ({
    text: cv.it === undefined ? partNotFound(cv, part) : seenIn(cv.it.items),
    isfound: cv.it !== undefined,
  }),
});
