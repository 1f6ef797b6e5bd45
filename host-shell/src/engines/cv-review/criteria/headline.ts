import { findTitleWord } from "../structure/role-words.ts";
import { cellsOf } from "../structure/cv-rows.ts";
import { countWords } from "../structure/words.ts";
import { advice } from "./advice/advice.ts";
import { quoted } from "./danish.ts";
import { defineCriterion } from "./define-criterion.ts";
import { passed, unjudged } from "./verdict.ts";

/** The rows with the name, the title and perhaps the address. */
const rowsOfName = 4;
const mostWords = 10;

/** The title under the name, by which a reader knows the person at a glance. Only a tip, since many CVs have none. */
export const headline = defineCriterion({
  id: "headline",
  area: "profile",
  title: "Titel under navnet",
  judge: ({ sections }) => {
    const title = sections.head
      .slice(0, rowsOfName)
      .flatMap(cellsOf)
      .flatMap((text) => text.split(/\s*[|·•]\s*/u))
      .find(isTitle);
    return title === undefined
      ? unjudged(advice("profile.headline"))
      : passed(`Øverst står ${quoted(title)}, så læseren straks ved, hvem du er.`);
  },
});

/** Whether a short text begins or ends with a title: "Driftschef med 15 års erfaring", "Fysioterapeut og leder". */
function isTitle(text: string): boolean {
  const word = findTitleWord(text);
  const isAtEdge = word !== undefined && (text.startsWith(word) || text.endsWith(word));
  return isAtEdge && countWords(text) <= mostWords && !/[@:]|[.!?]$/u.test(text);
}
