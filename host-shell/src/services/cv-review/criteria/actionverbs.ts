import type { CvArea, CvItem } from "shared-runtime/api/cv.ts";
import type { CvStructure } from "../structure/cv-structure.ts";
import { areaOf, noJobs, passed, unjudged, warned } from "./area.ts";
import { capital, counted, type Noun, partOf, percentOf, quoted, quotedList } from "./danish.ts";
import { point, sentence } from "./nouns.ts";

const title = "Aktive verber";

/** Openings that say that one was there, not what one did. */
const passive =
  /^(?:(?:jeg|i|min|mine|my)\s)?(?:(?:var|er|har været|had|was|am|have been)\s)?(?:(?:med|over)?ansvarlig\p{L}*(?:\sfor)?|ansvar\s(?:for|var)|havde\sansvar\p{L}*(?:\sfor)?|har\s(?:haft\s)?ansvar\p{L}*(?:\sfor)?|deltog(?:\si)?|deltaget\si|deltager?\si|deltagelse\si|medvirke\p{L}*(?:\s(?:til|i|ved))?|med\stil\sat|arbejdede\s(?:med|i|på)|arbejdet\smed|arbejder\smed|arbejde\smed|beskæftige\p{L}*\s(?:med|mig\smed)|involveret\si|inddraget\si|hjalp(?:\smed|\stil)?|hjælpe\p{L}*(?:\smed|\stil)?|assistere\p{L}*(?:\s(?:med|ved))?|bistod|bistå\p{L}*|en\sdel\saf|(?:arbejds)?opgaver(?:ne)?(?:\s(?:var|omfattede|inkluderede))?|diverse|forskellige\sopgaver|responsib\p{L}+(?:\sfor)?|accountable\sfor|in\scharge\sof|participat\p{L}+(?:\sin)?|took\spart\sin|taking\spart\sin|involved\s(?:in|with)|worked\s(?:with|on|in|as)|working\s(?:with|on|in|as)|help\p{L}*(?:\s(?:with|to))?|assist\p{L}*(?:\s(?:with|in))?|duties(?:\sincluded)?|tasks?(?:\sincluded)?|tasked\swith|part\sof|contributed\sto|supported)(?![\p{L}])/iu;

export function reviewActionVerbs(cv: CvStructure): CvArea {
  const roles = cv.roles ?? [];
  const points = roles.flatMap((role) => role.points);
  const weak = points.flatMap((own) => openingOf(own) ?? []);
  const sentences = roles.every((role) => role.pointsAreSentences);
  const kind = sentences ? sentence : point;
  return areaOf({
    key: "actionverbs",
    title: "Aktivt sprog",
    text:
      points.length === 0
        ? withoutPoints(cv)
        : `Vi så på, hvordan ${counted(points.length, kind)} i dine job begynder.`,
    isfound: points.length > 0,
    items: [itemOf(points, weak, kind)],
  });
}

function itemOf(points: readonly string[], weak: readonly string[], kind: Noun): CvItem {
  if (points.length === 0) {
    return unjudged(
      title,
      "Når du beskriver dine job, så begynd hvert punkt med det, du gjorde, fx »Ledede«, »Indførte« eller »Forhandlede«.",
    );
  }
  if (weak.length > points.length / 2) {
    const example = points.find((own) => openingOf(own) !== undefined) ?? "";
    return warned(
      title,
      `${capital(partOf(weak.length, points.length, kind))} (${percentOf(weak.length, points.length)}) begynder med vendinger som ${quotedList(distinct(weak))}. Det fortæller, hvad der lå på dit bord, men ikke, hvad du gjorde ved det. Tag fx ${quoted(example, 80)}: Begynd med et verbum som »Ledede«, »Indførte«, »Nedbragte« eller »Forhandlede«.`,
    );
  }
  if (weak.length === 0)
    return passed(
      title,
      `${points.length === 1 ? `${capital(partOf(1, 1, kind))} begynder ikke` : `Ingen af de ${counted(points.length, kind)} begynder`} med vendinger som »Ansvarlig for« eller »Deltog i«. Det er godt, for de vendinger skjuler, hvad du selv gjorde.`,
    );
  return passed(
    title,
    `Kun ${partOf(weak.length, points.length, kind)} begynder med vendinger som ${quotedList(distinct(weak), 2)}. Byt dem gerne ud med det, du gjorde, fx »Ledede« eller »Indførte«.`,
  );
}

function withoutPoints(cv: CvStructure): string {
  return (cv.roles?.length ?? 0) === 0
    ? noJobs(cv, "dine job er beskrevet med aktive verber")
    : "Vi fandt ingen beskrivelser af dine job, hvor vi kunne se på sproget.";
}

/** The words at the beginning of a point that hide what the person did. */
export function openingOf(point: string): string | undefined {
  return passive.exec(point.trim())?.[0];
}

function distinct(texts: readonly string[]): readonly string[] {
  return [...new Map(texts.map((text) => [text.toLowerCase(), text])).values()];
}
