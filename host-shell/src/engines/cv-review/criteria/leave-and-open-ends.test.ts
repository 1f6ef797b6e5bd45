import { describe, expect, it } from "vitest";
import type { CvArea } from "shared-runtime/api/cv.ts";
import type { CvPlanRole } from "../testing/cv-plan.ts";
import { leaderCv } from "../testing/leader-cv.ts";
import { makeCv } from "../testing/make-cv.ts";
import { readCv } from "../testing/read-cv.ts";
import { reviewAreas } from "./review-areas.ts";

const today = new Date("2026-11-20T12:00:00Z");
const away = (title: string, period: string): CvPlanRole => ({ title, employer: undefined, period, points: [] });

/** The review of the Danish leader, with its roles changed or with another period of the current role. */
async function reviewWith(
  change: (roles: readonly CvPlanRole[]) => readonly CvPlanRole[],
  periods: "below" | "before" | "margin",
): Promise<readonly CvArea[]> {
  const plan = leaderCv("da", 1);
  const bytes = await makeCv({ ...plan, roles: change(plan.roles), look: { ...plan.look, periods } });
  return reviewAreas(await readCv(bytes, "da"), today);
}

function textsOf(areas: readonly CvArea[], key: string): readonly string[] {
  return areas
    .filter(({ meta }) => meta.key === key)
    .flatMap(({ meta, items }) => [meta.text, ...items.map((own) => own.text)]);
}

function warnings(areas: readonly CvArea[]): readonly string[] {
  return areas.flatMap(({ items }) => items.filter(({ warning }) => warning).map(({ title }) => title));
}

describe("Time without work among the jobs", () => {
  it.each(["below", "before", "margin"] as const)("is not a job if its period stands %s", async (periods) => {
    const areas = await reviewWith(
      ([first, ...others]) => [
        away("Jobsøgende", "sep. 2025 – nu"),
        ...(first === undefined ? [] : [{ ...first, period: "jan. 2019 – aug. 2025" }]),
        ...others,
      ],
      periods,
    );
    expect(warnings(areas)).toEqual([]);
    expect(textsOf(areas, "experience")).toEqual([
      "Vi fandt tre job i dit CV.",
      "Alle tre job har titel, arbejdsgiver og periode, så læseren hurtigt kan følge din vej.",
      "Dit nyeste job, »Driftschef, Nordhavn Logistik A/S«, står først, som læseren forventer.",
      "Alle tre job er beskrevet, med i alt 14 punkter.",
      "Sidder du i en bestyrelse, så skriv det med virksomhed og periode: Det viser ansvar ud over dit job.",
    ]);
    expect(textsOf(areas, "gaps")[0]).toBe("Din tidslinje har tre job og går fra 2010 til nu.");
  });

  it.each(["Barselsorlov", "Sygemeldt", "Sabbatår", "Orlov"])("fills a gap when it is called %s", async (title) => {
    const withGap = (roles: readonly CvPlanRole[]): readonly CvPlanRole[] =>
      roles.map((own, index) => (index === 1 ? { ...own, period: "mar. 2014 – dec. 2017" } : own));
    expect(warnings(await reviewWith(withGap, "below"))).toEqual(["Huller mellem job"]);
    const filled = await reviewWith(
      (roles) => withGap(roles).toSpliced(1, 0, away(title, "jan. 2018 – dec. 2018")),
      "below",
    );
    expect(warnings(filled).filter((own) => own !== "Helbred")).toEqual([]);
    expect(textsOf(filled, "gaps")[0]).toBe("Din tidslinje har tre job og går fra 2010 til nu.");
  });
});

describe("A current job is read as current", () => {
  it.each(["2019 – dd", "2019 - d.d.", "2019-", "2019 –"])("when its period is written »%s«", async (period) => {
    const years = ["", "2014 – 2018", "2010 – 2014"];
    const areas = await reviewWith(
      (roles) => roles.map((own, index) => ({ ...own, period: index === 0 ? period : (years[index] ?? "") })),
      "before",
    );
    expect(warnings(areas)).toEqual([]);
    expect(textsOf(areas, "gaps")[0]).toBe("Din tidslinje har tre job og går fra 2010 til nu.");
  });
});
