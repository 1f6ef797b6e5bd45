import type { CvArea, CvItem } from "shared-runtime/api/cv.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import type { LanguageSkill } from "../structure/language-skills.ts";
import { areaOf, missing, partNotFound, passed, warned } from "./area.ts";
import { counted, listed, spelled } from "./danish.ts";

export function reviewLanguages(cv: CvStructure): CvArea {
  const { languages } = cv;
  return areaOf({
    key: "languages",
    title: "Sprog",
    text: languages === undefined ? partNotFound(cv, "et afsnit med sprog") : `Vi fandt ${counted(languages.length, "sprog", "sprog")} i dit CV.`,
    isfound: languages !== undefined,
    items: [
      languages === undefined
        ? missing(
            cv,
            "Sprog",
            "dine sprog står der",
            "Vi fandt ikke et afsnit med sprog. Skriv dem med niveau, også dansk og engelsk, fx »Dansk: modersmål. Engelsk: flydende i skrift og tale«.",
          )
        : passed("Sprog", `Dit CV nævner ${listed(languages.map(({ language }) => language.toLowerCase()))}.`),
      levelItem(languages),
    ],
  });
}

function levelItem(languages: readonly LanguageSkill[] | undefined): CvItem {
  const title = "Sprogniveau";
  if (languages === undefined) return passed(title, "Når du skriver dine sprog, så sæt niveau på hvert af dem.");
  const bare = languages.filter(({ level }) => level === undefined).map(({ language }) => language.toLowerCase());
  if (bare.length === 0) {
    return passed(title, languages.length === 1 ? "Der står niveau ved dit sprog." : `Der står niveau ved alle ${spelled(languages.length)} sprog.`);
  }
  return warned(
    title,
    `Vi fandt intet niveau ved ${listed(bare)}. Skriv det med ord, fx »modersmål«, »flydende i skrift og tale« eller »samtaleniveau«. Er niveauet tegnet som prikker eller bjælker, kan en maskine ikke læse det.`,
  );
}
