import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { danishNumber } from "shared-runtime/text/danish-number.ts";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { FactsFile } from "../../../content/shared-items/facts.ts";
import { type Answers, benefitStart } from "./benefit-start.ts";
import { DagpengeRules } from "./dagpenge-rules.ts";

const items = join(import.meta.dirname, "../../../../../content/lederkredsen-a-kasse/items");
const jsonOf = async (name: string): Promise<unknown> => JSON.parse(await readFile(join(items, name), "utf8"));
const rules = v.parse(DagpengeRules, await jsonOf("dagpenge.json"));

const today = "2026-11-28";
const of = (answers: Answers, day = today) => {
  const { advice, from, reasons } = benefitStart(answers, rules, day);
  return [advice, from, ...reasons.map((reason) => Object.values(reason).join(" "))];
};
/** A member for many years with a manager's salary. */
const member = { memberSince: "2020-01-01", salary: 45_000, monthsWithSalary: 36 } as const;

describe("a dismissed member", () => {
  const dismissed = (answers: Partial<Answers>): Answers => ({ situation: "opsagt", ...member, ...answers });

  it.each<[string, Partial<Answers>, readonly (string | undefined)[]]>([
    ["has benefits from the day after the notice", { lastDay: "2027-05-31" }, ["benefits", "2027-06-01"]],
    ["has benefits from tomorrow if today is the last day", { lastDay: "2026-11-28" }, ["benefits", "2026-11-29"]],
    ["has benefits from today if yesterday was the last day", { lastDay: "2026-11-27" }, ["benefits", "2026-11-28"]],
    [
      "has no benefits for the days before today",
      { lastDay: "2026-09-30" },
      ["benefits", "2026-11-28", "notBackwards"],
    ],
    ["has benefits from the leap day", { lastDay: "2028-02-28" }, ["benefits", "2028-02-29"]],
    [
      "has benefits on the day on which a year of membership is complete",
      { lastDay: "2026-11-27", memberSince: "2025-11-28", monthsWithSalary: 12 },
      ["benefits", "2026-11-28"],
    ],
    [
      "lacks a month of salary if the job ends a day before a year of membership is complete",
      { lastDay: "2026-11-27", memberSince: "2025-11-29", monthsWithSalary: 12 },
      ["notYet", "2026-12-28", "membership 2026-11-29", "income 1", "onlyAsMember 11"],
    ],
    [
      "has benefits after a notice in which the year is completed",
      { lastDay: "2027-05-27", memberSince: "2026-05-28", monthsWithSalary: 6 },
      ["benefits", "2027-05-28"],
    ],
    [
      "has none after a notice that ends a day earlier",
      { lastDay: "2027-05-26", memberSince: "2026-05-28", monthsWithSalary: 6 },
      ["notYet", "2027-06-27", "membership 2027-05-28", "income 1"],
    ],
    [
      "has none for months of salary before the membership",
      { lastDay: "2026-10-31", memberSince: "2026-10-01", monthsWithSalary: 36 },
      ["notYet", "2027-10-28", "membership 2027-10-01", "income 11", "onlyAsMember 1"],
    ],
    [
      "who joined after the job has no month of salary",
      { lastDay: "2025-10-31", memberSince: "2025-11-01", monthsWithSalary: 12 },
      ["notYet", "2027-11-28", "income 12", "onlyAsMember 0"],
    ],
  ])("%s", (_, answers, expected) => {
    expect(of(dismissed(answers))).toEqual(expected);
  });
});

describe("the income", () => {
  const inJob = (answers: Partial<Answers>): Answers => ({
    situation: "job",
    memberSince: "2024-01-01",
    salary: 20_000,
    ...answers,
  });

  it.each<[string, Partial<Answers>, readonly (string | undefined)[]]>([
    ["is enough", { monthsWithSalary: 15 }, ["benefits", today]],
    ["lacks a month", { monthsWithSalary: 14 }, ["benefits", "2026-12-01", "income 1"]],
    ["counts only up to the limit of each month", { salary: 100_000, monthsWithSalary: 12 }, ["benefits", today]],
    [
      "lacks a month, however high it is",
      { salary: 100_000, monthsWithSalary: 11 },
      ["benefits", "2026-12-01", "income 1"],
    ],
    [
      "can just be reached in three years",
      { salary: 7_962, monthsWithSalary: 34 },
      ["benefits", "2027-01-01", "income 2"],
    ],
    ["cannot be reached in three years", { salary: 7_961, monthsWithSalary: 34 }, ["notYet", undefined, "tooLow"]],
    [
      "does not matter after earlier benefits, but months of work do",
      { salary: 7_000, monthsWithSalary: 12, hadBenefitsBefore: true },
      ["benefits", today],
    ],
    [
      "does not matter after earlier benefits, and a month of work is missing",
      { salary: 100_000, monthsWithSalary: 11, hadBenefitsBefore: true },
      ["benefits", "2026-12-01", "work 1"],
    ],
  ])("%s", (_, answers, expected) => {
    expect(of(inJob(answers))).toEqual(expected);
  });
});

describe("a person who is not a member", () => {
  it("has benefits a year after the membership begins, on the first of the next month, if the job goes on", () => {
    expect(of({ situation: "job" })).toEqual(["join", "2027-12-01", "membership 2027-12-01", "income 12"]);
  });

  it("is advised not to join without a job, and reads when the earliest day would be", () => {
    const expected = ["notYet", "2027-12-01", "membership 2027-12-01", "income 12"];
    expect(of({ situation: "opsagt", lastDay: "2026-10-31" })).toEqual(expected);
    expect(of({ situation: "selv", lastDay: "2026-10-31", salary: 90_000 })).toEqual(expected);
  });

  it("is advised not to join in a notice of less than a year, and to join in a longer one", () => {
    const dismissed = (lastDay: string) => of({ situation: "opsagt", lastDay });
    expect(dismissed("2027-11-29")).toEqual(["notYet", "2027-12-30", "membership 2027-12-01", "income 1"]);
    expect(dismissed("2027-11-30")).toEqual(["join", "2027-12-01"]);
  });

  it("who joins on a leap day begins and completes the year on 1 March", () => {
    expect(of({ situation: "job" }, "2028-02-29")[1]).toBe("2029-03-01");
  });
});

it("a year of membership that began on a leap day is complete on 1 March", () => {
  const answers: Answers = { situation: "job", memberSince: "2024-02-29", salary: 45_000, monthsWithSalary: 12 };
  expect(of(answers, "2025-02-28")).toEqual([
    "benefits",
    "2025-03-01",
    "membership 2025-03-01",
    "income 1",
    "onlyAsMember 11",
  ]);
  expect(of(answers, "2025-03-01")).toEqual(["benefits", "2025-03-01"]);
});

describe("a member who resigned", () => {
  const resigned = (lastDay: string) => of({ situation: "selv", ...member, lastDay });

  it("waits for three weeks from the first day without a job", () => {
    expect(resigned("2026-12-31")).toEqual(["benefits", "2027-01-22", "quarantine 2027-01-22"]);
    expect(resigned("2026-11-20")).toEqual(["benefits", "2026-12-12", "quarantine 2026-12-12"]);
  });

  it("does not wait if the three weeks are over", () => {
    expect(resigned("2026-11-06")).toEqual(["benefits", "2026-11-28"]);
    expect(resigned("2026-11-07")).toEqual(["benefits", "2026-11-29", "quarantine 2026-11-29"]);
    expect(resigned("2026-11-05")).toEqual(["benefits", "2026-11-28", "notBackwards"]);
  });
});

describe("a person who has finished an education", () => {
  const graduate = (lastDay: string, memberSince?: string, day?: string) =>
    of({ situation: "uddannet", lastDay, memberSince }, day);

  it.each<[string, readonly (string | undefined)[], readonly (string | undefined)[]]>([
    [
      "can join today, the last of the fourteen days",
      graduate("2026-11-14"),
      ["join", "2026-12-15", "joinBy 2026-11-28", "graduateWait 2026-12-15"],
    ],
    [
      "is too late a day after",
      graduate("2026-11-13"),
      ["notYet", "2027-12-01", "joinedTooLate 2026-11-27", "membership 2027-12-01", "income 12"],
    ],
    [
      "waits for a month as a member who joined in time",
      graduate("2026-11-14", "2026-11-20"),
      ["benefits", "2026-12-15", "tellBy 2026-11-28", "graduateWait 2026-12-15"],
    ],
    [
      "does not wait as a member of a year",
      graduate("2026-11-30", "2025-12-01"),
      ["benefits", "2026-12-01", "tellBy 2026-12-14"],
    ],
    [
      "waits as a member of a day less than a year",
      graduate("2026-11-30", "2025-12-02"),
      ["benefits", "2026-12-31", "tellBy 2026-12-14", "graduateWait 2026-12-31"],
    ],
    [
      "waits for a short month",
      graduate("2027-01-31"),
      ["join", "2027-03-01", "joinBy 2027-02-14", "graduateWait 2027-03-01"],
    ],
    [
      "waits for a short month with a leap day",
      graduate("2028-01-31", undefined, "2028-02-01"),
      ["join", "2028-03-01", "joinBy 2028-02-14", "graduateWait 2028-03-01"],
    ],
    [
      "who is late to ask as a member has benefits from today",
      graduate("2026-06-30", "2025-01-01"),
      ["benefits", "2026-11-28", "notBackwards"],
    ],
  ])("%s", (_, found, expected) => {
    expect(found).toEqual(expected);
  });

  it("has a part of the highest rate, and a larger one with children", () => {
    const monthly = (hasChildren: boolean) =>
      benefitStart({ situation: "uddannet", lastDay: "2026-11-20", hasChildren }, rules, today).monthly;
    expect([monthly(false), monthly(true)]).toEqual([15_759, 18_073]);
  });
});

describe("the amount", () => {
  const amount = (salary: number | undefined) => {
    const { monthly, isHighest } = benefitStart({ situation: "job", ...member, salary }, rules, today);
    return [monthly, isHighest];
  };

  it("is ninety percent of the salary after the contribution, up to the highest rate", () => {
    expect(amount(20_000)).toEqual([16_560, false]);
    expect(amount(26_619)).toEqual([22_040, false]);
    expect(amount(26_620)).toEqual([22_041, true]);
    expect(amount(1_000_000)).toEqual([22_041, true]);
  });

  it("is not known without a salary", () => {
    expect(benefitStart({ situation: "job" }, rules, today)).toMatchObject({ monthly: undefined, isHighest: false });
  });

  it("may be higher in the first months for a member of four years", () => {
    const may = (memberSince: string) =>
      benefitStart({ situation: "job", ...member, memberSince }, rules, today).maySupplement;
    expect([may("2022-11-28"), may("2022-11-29")]).toEqual([true, false]);
  });
});

describe("the file of rules", () => {
  it("has the rates that pages quote as facts", async () => {
    const facts = v.parse(FactsFile, await jsonOf("facts.json"));
    const quoted = (key: string) => facts[key]?.value;
    expect([
      quoted("dagpenge-sats"),
      quoted("dagpenge-tillaeg"),
      quoted("dagpenge-procent"),
      quoted("satser-aar"),
    ]).toEqual([
      `${danishNumber(rules.rate.highest)} kr.`,
      `${danishNumber(rules.supplement.highest)} kr.`,
      `${rules.rate.percentOfSalary} procent`,
      String(rules.rate.year),
    ]);
  });

  it.each<[string, (file: Record<string, Record<string, unknown>>) => void]>([
    ["a rate below zero", ({ rate }) => void (rate!["highest"] = -1)],
    ["a percentage above a hundred", ({ graduate }) => void (graduate!["percent"] = 101)],
    ["a part without its source", ({ quarantine }) => void (quarantine!["source"] = " ")],
    ["a misspelt name", ({ income }) => void (income!["mostAMonth"] = 1)],
    ["an income that nobody can reach", ({ income }) => void (income!["mostPerMonth"] = 100)],
    ["a supplement that is lower than the rate", ({ supplement }) => void (supplement!["highest"] = 20_000)],
  ])("is refused with %s", async (_, change) => {
    const file = (await jsonOf("dagpenge.json")) as Record<string, Record<string, unknown>>;
    change(file);
    expect(v.safeParse(DagpengeRules, file).success).toBe(false);
  });
});
