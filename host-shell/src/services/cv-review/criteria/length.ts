import type { CvArea } from "shared-runtime/api/cv.ts";
import type { CvDocument } from "../reading/cv-document.ts";
import { countWords } from "../structure/words.ts";
import { areaOf, passed, warned } from "./area.ts";

export function reviewLength(document: CvDocument): CvArea {
  const pages = document.pages.length;
  const words = document.lines.reduce((sum, line) => sum + countWords(line.text), 0);
  const pageWord = pages === 1 ? "side" : "sider";
  return areaOf({
    key: "length",
    title: "Længde",
    text: `Dit CV fylder ${pages} ${pageWord} og har ${words} ord.`,
    isfound: true,
    items: [
      (pages > 3 ? warned : passed)("Antal sider", `Dit CV fylder ${pages} ${pageWord}. En til tre sider er passende.`),
      (words < 200 || words > 1500 ? warned : passed)("Antal ord", `Dit CV har ${words} ord. Mellem 200 og 1.500 er passende.`),
    ],
  });
}
