import type { CvArea, CvItem } from "shared-runtime/api/cv.ts";
import { isCertain } from "../structure/certain-role.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { latestRoles } from "../structure/latest-roles.ts";
import { tellsNumber } from "../structure/numbers.ts";
import { openingOf } from "./actionverbs.area.ts";
import { areaOf, noJobs, passed, unjudged, warned } from "./area-findings.ts";
import { capital, counted, partOf, percentOf, quoted } from "./danish.ts";
import { point, sentence } from "./nouns.ts";

const title = "Tal i dine seneste job";
const enough = 0.3;

export function reviewResults(cv: CvStructure): CvArea {
  const roles = latestRoles(cv.roles ?? [], 2);
  const points = roles.flatMap((role) => role.points);
  const withNumber = points.filter((own) => tellsNumber(own, cv.document.language));
  const sentences = roles.every((role) => role.pointsAreSentences);
  const kind = sentences ? sentence : point;
  const where = roles.length === 1 ? "dit seneste job" : "dine to seneste job";
  if (points.length === 0) return withoutPoints(cv);
  const certain = roles.every((role) => isCertain(role, cv.roles ?? []));
  const without = points.find((own) => !withNumber.includes(own));
  const text =
    withNumber.length === 0
      ? points.length === 1
        ? `${capital(partOf(1, 1, kind))} i ${where} har intet tal`
        : `Ingen af de ${counted(points.length, kind)} i ${where} har et tal`
      : `${capital(partOf(withNumber.length, points.length, kind))} i ${where} har et tal`;
  return areaOf({
    key: "results",
    title: "Resultater",
    text: certain ? `${text}.` : "Vi er ikke sikre på, at vi har læst alle punkter i dine seneste job.",
    isfound: withNumber.length > 0,
    items: [
      itemOf(
        withNumber.length === 0 ? `${text}.` : `${text} (${percentOf(withNumber.length, points.length)}).`,
        withNumber,
        without,
        points.length,
        certain,
      ),
    ],
  });
}

function itemOf(
  count: string,
  withNumber: readonly string[],
  without: string | undefined,
  all: number,
  certain: boolean,
): CvItem {
  const best = withNumber.find((own) => openingOf(own) === undefined);
  if (withNumber.length < all * enough && without !== undefined && !certain)
    return unjudged(
      title,
      `${count} Vi er ikke sikre på, at vi har læst dine seneste job rigtigt. Er der færre tal end ved hvert tredje punkt, så sæt gerne flere på.`,
    );
  if (withNumber.length < all * enough && without !== undefined) {
    const praise = best === undefined ? "" : ` ${quoted(best, 90)} viser, hvordan det gøres.`;
    return warned(
      title,
      `${count}${praise} Sæt tal på mindst hvert tredje, så læseren kan se, hvad du har opnået. Tag fx ${quoted(without, 90)}: Hvor mange, hvor meget eller hvor hurtigt? Et forsigtigt skøn, du kan stå inde for, er bedre end intet tal.`,
      "Sæt tal på dine resultater",
    );
  }
  return passed(title, best === undefined ? count : `${count} Et godt eksempel er ${quoted(best, 90)}.`);
}

function withoutPoints(cv: CvStructure): CvArea {
  const text =
    (cv.roles?.length ?? 0) === 0
      ? noJobs(cv, "der er tal på dine resultater")
      : "Dine seneste job har ingen beskrivelse, hvor vi kan se efter tal.";
  return areaOf({
    key: "results",
    title: "Resultater",
    text,
    isfound: false,
    items: [unjudged(title, `${text} Når du beskriver dine job, så sæt tal på mindst hvert tredje punkt.`)],
  });
}
