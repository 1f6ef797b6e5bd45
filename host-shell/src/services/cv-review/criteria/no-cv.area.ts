import { advice } from "./advice/advice.ts";
import { areaOf, unjudged } from "./area-findings.ts";
import type { DraftArea } from "./draft-area.ts";

/** The answer to a document that is no CV, in place of all other areas. */
export function reviewOfNoCv(): DraftArea {
  return areaOf({
    key: "document",
    title: "Det ligner ikke et CV",
    text: "Dokumentet ligner ikke et CV, så vi har ikke vurderet det.",
    isfound: false,
    items: [
      unjudged(
        "Ligner det et CV?",
        "Vi fandt hverken perioder med arbejde eller uddannelse eller de afsnit, et CV plejer at have.",
        advice("document.noCv"),
      ),
    ],
  });
}
