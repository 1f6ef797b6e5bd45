import type { CvDocument } from "../reading/cv-document.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { advice } from "./advice/advice.ts";
import { defineCriterion } from "./define-criterion.ts";
import { improvable, passed } from "./verdict.ts";

/** How the file was made, as far as that shows: a scan, or a profile that LinkedIn saved as PDF. */
export const fileSource = defineCriterion({
  id: "file-source",
  area: "ats",
  title: "Filens oprindelse",
  judge: (cv) => {
    if (isScan(cv.document))
      return improvable(
        "Dit CV er en scanning: Siderne er billeder, og teksten er gættet ud fra dem.",
        advice("ats.scan"),
      );
    if (isExport(cv)) return improvable("Dit CV er hentet direkte fra LinkedIn.", advice("ats.export"));
    return passed("Dit CV er skrevet som tekst og er hverken scannet eller hentet direkte fra LinkedIn.");
  },
});

const leastCovered = 0.8;

/** Whether a picture covers nearly all of each page. The text above such pictures was recognised by a program. */
export function isScan({ pages, images }: CvDocument): boolean {
  const covers = ({ width, height }: CvDocument["pages"][number], index: number): boolean =>
    images.some((image) => image.page === index && image.width * image.height >= leastCovered * width * height);
  return pages.length > 0 && pages.every(covers);
}

/** The signs of a file that LinkedIn makes: its number of pages, "(LinkedIn)" after the address, and its headings. */
function isExport({ document: { lines } }: CvStructure): boolean {
  const has = (pattern: RegExp): boolean => lines.some(({ text }) => pattern.test(text));
  const signs = [
    /^(?:Page|Side) \d of \d$|^Side \d af \d$/u,
    /\(LinkedIn\)$/u,
    /^(?:Top Skills|Mest fremtrædende kompetencer|Topkompetencer)$/u,
  ];
  return signs.filter(has).length >= 2;
}
