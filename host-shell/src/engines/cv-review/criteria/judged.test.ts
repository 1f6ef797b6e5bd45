import { describe, expect, it } from "vitest";
import type { CvArea } from "shared-runtime/api/cv.ts";
import { cvFromText } from "../testing/cv-text.ts";
import { leaderCv } from "../testing/leader-cv.ts";
import { makeCv } from "../testing/make-cv.ts";
import { readCv } from "../testing/read-cv.ts";
import { reviewAreas } from "./review-areas.ts";

const today = new Date("2026-11-20T12:00:00Z");

function unjudgedItems(areas: readonly CvArea[]): readonly string[] {
  return areas.flatMap(({ meta, items }) =>
    items.filter(({ judged }) => judged === false).map(({ title }) => `${meta.key}: ${title}`),
  );
}

function unjudgedAreas(areas: readonly CvArea[]): readonly string[] {
  return areas.filter(({ meta }) => meta.judged === false).map(({ meta }) => meta.key);
}

describe("A criterion that could not be judged is not praised", () => {
  it("in a good CV, which has only tips", async () => {
    const areas = reviewAreas(await readCv(await makeCv(leaderCv("da", 1)), "da"), today);
    expect(unjudgedItems(areas)).toEqual([
      "experience: Bestyrelsesposter",
      "actionverbs: Stavning",
      "actionverbs: Almindelige ord",
      "privacy: Alder, nationalitet og familie",
      "photo: Foto",
    ]);
    expect(unjudgedAreas(areas)).toEqual(["photo"]);
  });

  it("in a CV without headings, whose parts are unknown", () => {
    const areas = reviewAreas(
      cvFromText(`
        CV
        Jens Hansen
        Jeg har arbejdet mange steder og har lavet lidt af hvert gennem årene.
        2003 Lager
        2008 Butik
        Jeg har ansvaret for diverse opgaver.`),
      today,
    );
    expect(unjudgedAreas(areas)).toEqual([
      "profile",
      "experience",
      "results",
      "leadership",
      "actionverbs",
      "competencies",
      "education",
      "courses",
      "languages",
      "it",
      "gaps",
      "consistency",
      "photo",
    ]);
    for (const key of ["results", "leadership", "actionverbs", "gaps"]) {
      const area = areas.find(({ meta }) => meta.key === key);
      expect(area?.meta.text).toMatch(/^Vi kunne ikke genkende overskrifterne i dit CV, så vi kan ikke se, om /u);
    }
  });

  it("in criteria on parts that a CV lacks", () => {
    const areas = reviewAreas(cvFromText("# Uddannelse\nHD, 2009\n# Sprog\nDansk: modersmål"), today);
    expect(unjudgedItems(areas)).toEqual([
      "profile: Profiltekstens længde",
      "profile: Profiltekstens ordvalg",
      "profile: Rolle, erfaring og ansvar",
      "profile: Titel under navnet",
      "experience: Nyeste job først",
      "experience: Beskrivelse af hvert job",
      "experience: Bestyrelsesposter",
      "results: Tal i dine seneste job",
      "leadership: Medarbejdere, budget og hvem du refererer til",
      "actionverbs: Aktive verber",
      "actionverbs: Stavning",
      "actionverbs: Almindelige ord",
      "competencies: Antal kompetencer",
      "competencies: Faglige kompetencer",
      "links: Links, der virker",
      "courses: Årstal for kurser",
      "gaps: Huller mellem job",
      "gaps: Perioder, der overlapper",
      "gaps: Perioder, der kan læses",
      "gaps: Datoer i fremtiden",
      "layout: Punkter frem for lange afsnit",
      "consistency: Datoformat",
      "consistency: Punkttegn",
      "privacy: Alder, nationalitet og familie",
      "photo: Foto",
    ]);
  });

  it("and never has a warning", () => {
    const areas = reviewAreas(cvFromText("Ole", { glyphs: 900, unmappableGlyphs: 400 }), today);
    const items = areas.flatMap((area) => [area.meta, ...area.items]);
    expect(items.filter(({ judged, warning }) => judged === false && warning)).toEqual([]);
  });
});
