import { expect, it } from "vitest";
import type { CvDocument } from "../reading/cv-document.ts";
import { cvFromText } from "../testing/cv-text.ts";
import { reviewAreas } from "./review-areas.ts";

const jobs = `# Erfaring
  Driftschef, Nordhavn A/S, 01/2020 – nu
  - Leder 40 medarbejdere
  - Sænkede omkostningerne

  Teamleder, Østvang A/S, 01/2012 – 12/2019
  - Ledede ni`;

function summaryOf(key: string, document: CvDocument): string | undefined {
  return reviewAreas(document, new Date("2026-11-20T12:00:00Z")).find(({ meta }) => meta.key === key)?.meta.text;
}

it.each([
  ["all that was compared", jobs, "Datoerne ved dine job, punkttegnene og overskrifternes sprog er ens hele vejen."],
  [
    "what differs",
    jobs.replace("01/2012 – 12/2019", "jan. 2012 – dec. 2019"),
    "Datoerne ved dine job er ikke ens hele vejen.",
  ],
  [
    "no dates of which the older ones are years",
    jobs.replace("01/2012 – 12/2019", "2012 – 2019"),
    "Punkttegnene og overskrifternes sprog er ens hele vejen.",
  ],
])("the summary of consistency names %s", (_, text, summary) => {
  expect(summaryOf("consistency", cvFromText(text))).toBe(summary);
});

it("the summary for recruiting systems names what they cannot read", () => {
  const cv = cvFromText(jobs);
  expect(summaryOf("ats", cv)).toBe("Et rekrutteringssystem kan læse teksten i dit CV.");
  expect(summaryOf("ats", { ...cv, unmappableGlyphs: cv.glyphs * 0.05 })).toBe(
    "Et rekrutteringssystem kan få svært ved dit CV: Nogle af tegnene kan ikke læses.",
  );
});
