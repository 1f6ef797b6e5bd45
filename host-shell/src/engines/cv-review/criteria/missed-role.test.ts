import { expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { reviewAreas } from "./review-areas.ts";

const whole = `
  # Erfaring
  Driftschef, Nordhavn A/S, 01/2020 – nu
  - Stod for den daglige drift af hallen
  - Havde ansvar for vagtplanen

  Teamleder, Østvang A/S, 01/2012 – 01/2017
  - Ledede holdet på lageret`;

function areasOf(text: string) {
  const areas = reviewAreas(cvFromText(text), new Date("2026-11-20T12:00:00Z"));
  return Object.fromEntries(areas.map((area) => [area.meta.key, area]));
}

it("warns where all jobs were read", () => {
  const { gaps, results } = areasOf(whole);
  expect([gaps, results]).toMatchObject([{ meta: { warning: true } }, { meta: { warning: true } }]);
});

it.each([
  ["in a section of another name", `${whole}\n# IT\nExcel\nDriftsleder, Vestkajen A/S, 02/2017 – 12/2019`],
  ["above the first heading", `Driftsleder, Vestkajen A/S, 02/2017 – 12/2019\n${whole}`],
])("asks about all jobs if another one was seen %s", (_, text) => {
  const { experience, gaps, results } = areasOf(text);
  for (const area of [experience, gaps, results]) expect(area?.meta).toMatchObject({ warning: false, judged: false });
  expect(experience?.meta.text).toMatch(
    /^Vi så også »Driftsleder, Vestkajen A\/S, 02\/2017 – 12\/2019« og er ikke sikre på/u,
  );
  expect(experience?.items[0]).toMatchObject({ judged: false });
  expect(experience?.items[1]?.text).toMatch(/^Med det forbehold: Dit nyeste job/u);
});

it("judges the two latest jobs if the one that was missed is older", () => {
  const { gaps, results } = areasOf(`${whole}\n# IT\nExcel\nLagerarbejder, Vestkajen A/S, 02/2002 – 12/2009`);
  expect([gaps?.meta.warning, results?.meta.warning]).toEqual([false, true]);
});

it("takes no post beside the jobs and no result for a missed job", () => {
  const { gaps } = areasOf(
    `${whole}\n- Ingen ulykker blandt chauffører siden 2014\n# Bestyrelser\nFormand, Vestkajens Boligforening, 2015 – 2019`,
  );
  expect(gaps?.meta).not.toMatchObject({ judged: false });
});

it("asks about jobs that stand outside the section of experience", () => {
  const { experience } = areasOf(`
    # Erfaring
    Jeg har altid arbejdet med drift og mennesker.
    # IT
    Excel
    Driftsleder, Vestkajen A/S, 02/2017 – 12/2019`);
  expect(experience?.items[0]).toMatchObject({
    judged: false,
    text: expect.stringContaining("Vi så »Driftsleder, Vestkajen A/S, 02/2017 – 12/2019«, men ikke under") as string,
  });
});
