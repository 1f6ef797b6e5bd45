import type { CvArea } from "shared-runtime/api/cv.ts";
import { areaOf, unjudged } from "./area-findings.ts";

/** The answer to a document that is no CV, in place of all other areas. */
export function reviewOfNoCv(): CvArea {
  return areaOf({
    key: "document",
    title: "Det ligner ikke et CV",
    text: "Dokumentet ligner ikke et CV, så vi har ikke vurderet det.",
    isfound: false,
    items: [
      unjudged(
        "Ligner det et CV?",
        "Vi fandt hverken perioder med arbejde eller uddannelse eller de afsnit, et CV plejer at have. Har du valgt den forkerte fil, så prøv igen med dit CV. Er det dit CV, så giv det overskrifter som »Erhvervserfaring« og »Uddannelse«, og skriv årstal ved dine job.",
      ),
    ],
  });
}
