import { expect, it } from "vitest";
import { readAnswers, type Typed } from "./read-answers.ts";

const today = "2026-11-28";
const dismissed: Typed = {
  situation: "opsagt",
  slut: "2027-01-31",
  medlem: "ja",
  siden: "2020-01-01",
  loen: "45.000",
  maaneder: "36",
  beregn: "ja",
};

const problemsOf = (typed: Typed) => {
  const read = readAnswers(typed, today);
  return read.kind === "problems" ? Object.fromEntries(read.problems) : read.kind;
};

it("reads nothing from a page whose form was not sent", () => {
  expect(readAnswers({}, today)).toEqual({ kind: "none" });
});

it("reads the answers of a person who was dismissed", () => {
  expect(readAnswers({ ...dismissed, foer: "ja" }, today)).toEqual({
    kind: "answers",
    answers: {
      situation: "opsagt",
      lastDay: "2027-01-31",
      memberSince: "2020-01-01",
      salary: 45_000,
      monthsWithSalary: 36,
      hadBenefitsBefore: true,
      hasChildren: false,
    },
  });
});

it("asks a person who sends an empty form for the answers that everybody gives", () => {
  expect(problemsOf({ beregn: "ja" })).toEqual({
    situation: "Vælg, hvor du er nu",
    medlem: "Svar på, om du er medlem af en a‑kasse",
  });
});

it.each<[string, Typed, readonly string[]]>([
  ["a dismissed member", { situation: "opsagt", medlem: "ja" }, ["slut", "siden", "loen", "maaneder"]],
  ["a person who resigned and is no member", { situation: "selv", medlem: "nej" }, ["slut"]],
  ["a member in a job", { situation: "job", medlem: "ja" }, ["siden", "loen", "maaneder"]],
  ["a person who has finished an education", { situation: "uddannet", medlem: "ja" }, ["faerdig", "siden"]],
])("asks %s for what the rules need", (_, typed, names) => {
  expect(Object.keys(problemsOf(typed))).toEqual(names);
});

it("reads nothing that the form does not ask for, whatever is in it", () => {
  const read = readAnswers(
    { situation: "job", medlem: "nej", slut: "x", faerdig: "x", siden: "x", maaneder: "x", foer: "ja", boern: "ja" },
    today,
  );
  expect(read).toEqual({
    kind: "answers",
    answers: {
      situation: "job",
      lastDay: undefined,
      memberSince: undefined,
      salary: undefined,
      monthsWithSalary: undefined,
      hadBenefitsBefore: false,
      hasChildren: false,
    },
  });
});

it.each([
  ["45.000", 45_000],
  ["45000", 45_000],
  ["45 000", 45_000],
  ["45.000 kr.", 45_000],
  ["45.000,50", 45_000],
  ["45.000,-", 45_000],
  ["1000", 1_000],
  ["1000000", 1_000_000],
])("reads %s as a salary", (loen, kroner) => {
  expect(readAnswers({ ...dismissed, loen }, today)).toMatchObject({ answers: { salary: kroner } });
});

it.each<[keyof Typed, string]>([
  ["situation", "konge"],
  ["slut", "2027-02-30"],
  ["slut", "snart"],
  ["slut", "2023-11-27"],
  ["slut", "2029-11-29"],
  ["medlem", "måske"],
  ["siden", "2026-11-29"],
  ["siden", "1959-12-31"],
  ["siden", "<script>"],
  ["loen", "999"],
  ["loen", "1000001"],
  ["loen", "-45000"],
  ["loen", "45.5"],
  ["loen", "4e4"],
  ["loen", "mange penge"],
  ["maaneder", "37"],
  ["maaneder", "-1"],
  ["maaneder", "3,5"],
])("refuses %s with %s, at its field", (name, value) => {
  expect(Object.keys(problemsOf({ ...dismissed, [name]: value }))).toContain(name);
});

it.each<[keyof Typed, string]>([
  ["slut", "2023-11-28"],
  ["slut", "2029-11-28"],
  ["slut", "31-01-2027"],
  ["siden", "2026-11-28"],
  ["siden", "1960-01-01"],
  ["maaneder", "0"],
])("accepts %s with %s", (name, value) => {
  expect(problemsOf({ ...dismissed, [name]: value })).toBe("answers");
});
