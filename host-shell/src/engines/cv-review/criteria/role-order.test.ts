import { describe, expect, it } from "vitest";
import { cvFromText } from "../testing/cv-text.ts";
import { reviewAreas } from "./review-areas.ts";

const today = new Date("2026-11-20T12:00:00Z");

/** The warning and text of one item of the review of a CV with these roles ("2015 - 2018 Title, Employer"). */
function itemFor(key: string, title: string, jobs: readonly string[]): readonly [warning: boolean, text: string] {
  const areas = reviewAreas(cvFromText(["# Erfaring", ...jobs].join("\n")), today);
  const found = areas.find(({ meta }) => meta.key === key)?.items.find((item) => item.title === title);
  return [found?.warning ?? false, found?.text ?? ""];
}
const order = (...jobs: readonly string[]): readonly [boolean, string] =>
  itemFor("experience", "Nyeste job først", jobs);
const overlap = (...jobs: readonly string[]): readonly [boolean, string] =>
  itemFor("gaps", "Perioder, der overlapper", jobs);
const reason = "Det nyeste job siger mest om, hvad du kan nu, og læses først.";

describe("The newest job", () => {
  it("stands first if the jobs are in reverse order", () => {
    expect(order("2019 - nu Driftschef, Alfa A/S", "2015 - 2018 Teamleder, Beta A/S")).toEqual([
      false,
      "Dit nyeste job, »Driftschef, Alfa A/S«, står først, som læseren forventer.",
    ]);
  });

  it.each(["Produktionschef, Nordkær Mejeri A/S", "Sygeplejerske, Odense Hospital", "Leder, Boligforeningen AAB"])(
    "may be a job named »%s«",
    (label) => {
      expect(order(`2019 - nu ${label}`, "2015 - 2018 Teamleder, Beta A/S")[1]).toBe(
        `Dit nyeste job, »${label}«, står først, som læseren forventer.`,
      );
    },
  );

  it("does not stand first if the oldest job does", () => {
    expect(
      order(
        "2006 - 2010 Sygeplejerske, Odense Hospital",
        "2010 - 2014 Teamleder, Beta A/S",
        "2014 - nu Chef, Alfa A/S",
      ),
    ).toEqual([
      true,
      `Dit CV begynder med »Sygeplejerske, Odense Hospital« (2006 - 2010) og slutter med dit nyeste job, »Chef, Alfa A/S« (2014 - nu). Vend rækkefølgen om: ${reason}`,
    ]);
  });

  it("does not stand first if it stands in the middle", () => {
    expect(
      order("2015 - 2018 Teamleder, Beta A/S", "2019 - nu Driftschef, Alfa A/S", "2010 - 2014 Lagerchef, Gamma A/S"),
    ).toEqual([
      true,
      `Dit CV begynder med »Teamleder, Beta A/S« (2015 - 2018), mens dit nyeste job, »Driftschef, Alfa A/S« (2019 - nu), står længere nede. Flyt det øverst: ${reason}`,
    ]);
  });

  it("stands first although older ones below are out of order, which is mentioned", () => {
    expect(
      order("2019 - nu Driftschef, Alfa A/S", "2010 - 2014 Lagerchef, Gamma A/S", "2015 - 2018 Teamleder, Beta A/S"),
    ).toEqual([
      false,
      "Dit nyeste job, »Driftschef, Alfa A/S«, står først, som læseren forventer. Længere nede står »Lagerchef, Gamma A/S« (2010 - 2014) før »Teamleder, Beta A/S« (2015 - 2018). Byt gerne om, så hele listen går fra nyt til gammelt.",
    ]);
  });

  it("is unknown if two jobs are current", () => {
    expect(order("2015 - nu Driftschef, Alfa A/S", "2020 - nu Ejer, Café Holm")).toEqual([
      false,
      "Et af de job, du har nu, »Driftschef, Alfa A/S«, står først, som læseren forventer.",
    ]);
  });

  it("is found among the jobs with a readable period", () => {
    expect(order("20xx - nu Direktør, Delta A/S", "2015 - 2018 Chef, Alfa A/S", "2010 - 2014 Chef, Beta A/S")).toEqual([
      false,
      "Af de job, vi kunne læse perioden ved, står det nyeste, »Chef, Alfa A/S«, først, som læseren forventer.",
    ]);
  });

  it("is not a board seat, unless there are no other jobs", () => {
    const seat = "2024 - 2025 Bestyrelsesmedlem, Silkeborg Roklub";
    expect(order("2015 - 2019 Chef, Alfa A/S", seat)).toEqual([
      false,
      "Ud over det, der ligner hverv og bijob, er der kun ét job med periode, så der er ingen rækkefølge at se på.",
    ]);
    expect(order("2015 - 2019 Frivillig, Røde Kors", seat)[0]).toBe(true);
  });
});

describe("Jobs that overlap", () => {
  it.each([
    ["2019 - nu Områdeleder, Boligforeningen AAB", "2012 - 2021 Driftsleder, Himmerland Boligforening"],
    ["2014 - nu Oversygeplejerske, Odense Hospital", "2010 - 2016 Afdelingssygeplejerske, Odense Hospital"],
  ])("are found: %s and %s", (one, other) => {
    expect(overlap(one, other)[0]).toBe(true);
  });

  it("are mentioned if one of them looks like a side job", () => {
    expect(
      overlap("2015 - nu Chef, Alfa A/S", "2018 - nu Bestyrelsesmedlem, Roklubben", "2010 - 2014 Chef, Beta A/S"),
    ).toEqual([
      false,
      "Ingen af perioderne ved dine job overlapper, når vi ser bort fra »Bestyrelsesmedlem, Roklubben«, der ligner arbejde ved siden af.",
    ]);
    expect(overlap("2015 - nu Chef, Alfa A/S", "2010 - 2014 Chef, Beta A/S")[1]).toBe(
      "Ingen af perioderne ved dine job overlapper.",
    );
  });
});
