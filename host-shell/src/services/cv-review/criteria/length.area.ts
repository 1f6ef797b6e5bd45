import type { CvArea, CvItem } from "shared-runtime/api/cv.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { areaOf, passed, unjudged, warned } from "./area-findings.ts";
import { counted, spelled, written } from "./danish.ts";
import { page, word } from "./nouns.ts";

const mostPages = 3;
const fewestWords = 200;
const mostWords = 1500;

export function reviewLength(cv: CvStructure): CvArea {
  const pages = counted(cv.document.pages.length, page);
  const words = counted(cv.words, word);
  return areaOf({
    key: "length",
    title: "Længde",
    text: `Dit CV fylder ${pages} og har ${words}.`,
    isfound: true,
    items: [pagesItem(cv.document.pages.length, pages), wordsItem(cv, words)],
  });
}

function pagesItem(count: number, pages: string): CvItem {
  const title = "Antal sider";
  if (count > mostPages) {
    return warned(
      title,
      `Dit CV fylder ${pages}. Skær det ned til højst ${spelled(mostPages)}: Giv job, der er mere end ti år gamle, en enkelt linje, og saml ældre kurser.`,
      `Kort dit CV ned til højst ${spelled(mostPages)} sider`,
    );
  }
  return passed(title, `Dit CV fylder ${pages}. De fleste læser helst én til tre sider.`);
}

function wordsItem(cv: CvStructure, words: string): CvItem {
  const title = "Antal ord";
  if (cv.words < fewestWords) {
    if (!cv.legible)
      return unjudged(
        title,
        `Vi kunne kun læse en del af teksten i dit CV (${words}), så vi kan ikke se, om det er langt nok.`,
      );
    return warned(
      title,
      `Vi talte ${words} i dit CV. Det er for lidt til, at læseren kan se, hvad du har lavet. Beskriv dine seneste job med tre-fem punkter hver, så er du hurtigt over ${fewestWords}.`,
      "Skriv mere om dine seneste job",
    );
  }
  if (cv.words > mostWords) {
    return warned(
      title,
      `Vi talte ${words} i dit CV. Ved første gennemlæsning får det ofte under et minut. Skær ned til højst ${written(mostWords)}: Behold det, der taler for dig i det job, du søger.`,
      "Skær i teksten, så det vigtigste står tilbage",
    );
  }
  return passed(title, `Vi talte ${words} i dit CV. Det er nok til at fortælle noget og kort nok til at blive læst.`);
}
