import { isPlace } from "../structure/places.ts";
import { findTitleWord } from "../structure/role-words.ts";
import { cellsOf } from "../structure/cv-rows.ts";
import { countWords } from "../structure/words.ts";
import { advice } from "./advice/advice.ts";
import { quoted } from "./danish.ts";
import { defineCriterion } from "./define-criterion.ts";
import { passed, unjudged } from "./verdict.ts";

const mostWords = 12;

/** The title under the name, by which a reader knows the person at a glance. Only a tip, since many CVs have none. */
export const headline = defineCriterion({
  id: "headline",
  area: "profile",
  title: "Titel under navnet",
  judge: ({ sections }) => {
    const title = sections.head
      .flatMap(cellsOf)
      .find(
        (text) =>
          findTitleWord(text) !== undefined && countWords(text) <= mostWords && !isPlace(text) && !/[@:]/u.test(text),
      );
    if (title !== undefined) return passed(`Øverst står ${quoted(title)}, så læseren straks ved, hvem du er.`);
    return unjudged(advice("profile.headline"));
  },
});
