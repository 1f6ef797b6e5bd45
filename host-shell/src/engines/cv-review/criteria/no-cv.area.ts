import { advice } from "./advice/advice.ts";
import type { OtherDocument } from "../structure/other-document.ts";
import { quoted } from "./danish.ts";
import { unjudged } from "./verdict.ts";
import { areaOf } from "./area-of.ts";
import { itemOf } from "./define-criterion.ts";
import type { DraftArea } from "./draft-area.ts";

const likeness = { id: "cv-likeness", title: "Ligner det et CV?" } as const;

/** The answer to a document that is not a CV, in place of all other areas. */
export function reviewOfNoCv(document: OtherDocument): DraftArea {
  return areaOf({
    key: "document",
    title: "Det ligner ikke et CV",
    text: "Dokumentet ligner ikke et CV, så vi har ikke vurderet det.",
    isfound: false,
    items: [itemOf(likeness, unjudged(reasonFor(document), advice("document.noCv")))],
  });
}

function reasonFor({ sign, seen = "" }: OtherDocument): string {
  const noRoles = "og vi fandt ikke to job med titel, arbejdsgiver og periode";
  if (sign === "article")
    return `Øverst står, hvem der har skrevet teksten (${quoted(seen)}), og vi fandt hverken e-mail eller telefonnummer.`;
  if (sign === "record") return `Øverst står ${quoted(seen)}.`;
  if (sign === "posting") return `Teksten ligner et stillingsopslag, fx ${quoted(seen)}, ${noRoles}.`;
  if (sign === "title") return `Øverst står ${quoted(seen)}, ${noRoles}.`;
  if (sign === "times") return `Flere linjer begynder med et klokkeslæt, fx ${quoted(seen)}, ${noRoles}.`;
  if (sign === "reader") return `Teksten taler til en læser, fx ${quoted(seen)}, ${noRoles}.`;
  return "Vi fandt ikke job eller uddannelser i en liste med perioder, og heller ikke flere af de afsnit, et CV plejer at have.";
}
