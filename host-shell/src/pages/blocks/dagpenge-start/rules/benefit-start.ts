import { firstDayOfMembership } from "shared-runtime/money/membership-day.ts";
import { afterMonths, type Day, daysLater, latest, monthsLater, wholeMonths } from "./calendar-day.ts";
import type { DagpengeRules } from "./dagpenge-rules.ts";

export const situations = ["job", "opsagt", "selv", "uddannet"] as const;
/** In a job that nobody has ended; dismissed or unemployed; resigned; just finished an education. */
export type Situation = (typeof situations)[number];

export interface Answers {
  readonly situation: Situation;
  /** The last day with salary, or the day on which the education ended. Absent for `job`. */
  readonly lastDay?: Day | undefined;
  /** The first day as a member of any unemployment fund without interruption; absent if the person is not a member. */
  readonly memberSince?: Day | undefined;
  /** Monthly salary in kroner. */
  readonly salary?: number | undefined;
  /** Months with salary in the last years while the person was a member. */
  readonly monthsWithSalary?: number | undefined;
  readonly hadBenefitsBefore?: boolean;
  readonly hasChildren?: boolean;
}

/** A rule that postpones the benefit, with what the person needs to know. */
export type Reason =
  /** A year of membership, or the one that begins today, is complete on `day`. */
  | { readonly kind: "membership"; readonly day: Day }
  /** The months of salary that are missing when the job ends. */
  | { readonly kind: "income" | "work"; readonly months: number }
  /** With this salary, the income of the last years can never be enough. */
  | { readonly kind: "tooLow" }
  /** Fewer months count than were given, since the person was not a member in the others. */
  | { readonly kind: "onlyAsMember"; readonly months: number }
  | { readonly kind: "quarantine"; readonly day: Day }
  | { readonly kind: "graduateWait"; readonly day: Day }
  /** A person who has finished an education must join, or notify the fund, on `day` at the latest. */
  | { readonly kind: "joinBy" | "tellBy" | "joinedTooLate"; readonly day: Day }
  /** The job ended in the past. Benefits are not paid for days before the person asks for them. */
  | { readonly kind: "notBackwards" };

export interface BenefitStart {
  /**
   * `benefits`: a member can have benefits from `from`. `join`: the person can have them from `from` by joining today.
   * `notYet`: not with these answers; `from` is the earliest day, for a person who gets a new job at once, and is
   * absent if the salary is too low.
   */
  readonly advice: "benefits" | "join" | "notYet";
  readonly from: Day | undefined;
  readonly reasons: readonly Reason[];
  /** Kroner a month before tax; `undefined` if the salary is not known. */
  readonly monthly: number | undefined;
  readonly isHighest: boolean;
  /** Whether the membership is long enough for the supplement. */
  readonly maySupplement: boolean;
}

/** From which day a person can have benefits. Guidance: the unemployment fund decides, and knows more. */
export function benefitStart(answers: Answers, rules: DagpengeRules, today: Day): BenefitStart {
  return ofGraduate(answers, rules, today) ?? ofEmployee(answers, rules, today);
}

/** `undefined` if the person has not just finished an education, or joined or would join too late. */
function ofGraduate(
  { situation, lastDay, memberSince, hasChildren = false }: Answers,
  { graduate, membership, rate }: DagpengeRules,
  today: Day,
): BenefitStart | undefined {
  if (situation !== "uddannet" || lastDay === undefined) return undefined;
  const deadline = daysLater(lastDay, graduate.joinWithinDays);
  const joined = memberSince ?? today;
  if (joined > deadline) return undefined;
  const next = daysLater(lastDay, 1);
  const isLongMember = memberSince !== undefined && afterMonths(memberSince, membership.months) <= next;
  const waited = isLongMember ? next : daysLater(monthsLater(lastDay, graduate.waitMonths), 1);
  const percent = hasChildren ? graduate.percentWithChildren : graduate.percent;
  return {
    advice: memberSince === undefined ? "join" : "benefits",
    from: latest(waited, today),
    reasons: [
      ...when(deadline >= today, { kind: memberSince === undefined ? "joinBy" : "tellBy", day: deadline } as const),
      ...when(waited > next && waited > today, { kind: "graduateWait", day: waited } as const),
      ...when(waited < today, { kind: "notBackwards" } as const),
    ],
    monthly: Math.floor((rate.highest * percent) / 100),
    isHighest: false,
    maySupplement: false,
  };
}

function ofEmployee(answers: Answers, rules: DagpengeRules, today: Day): BenefitStart {
  const { situation, lastDay, memberSince } = answers;
  const joined = memberSince ?? firstDayOfMembership(today);
  const yearDone = afterMonths(joined, rules.membership.months);
  const { missing, counted, asMember } = monthsMissing(answers, rules, today);
  const shared = { ...amountOf(answers, rules), maySupplement: false };
  const membership = when(yearDone > today, { kind: "membership", day: yearDone } as const);
  const salary = { kind: answers.hadBenefitsBefore === true ? "work" : "income" } as const;
  const onlyAsMember = when(memberSince !== undefined && counted < (answers.monthsWithSalary ?? 0), {
    kind: "onlyAsMember",
    months: counted,
  } as const);
  if (missing === undefined)
    return { ...shared, advice: "notYet", from: undefined, reasons: [...membership, { kind: "tooLow" }] };
  const longMember = (from: Day) =>
    memberSince !== undefined && afterMonths(memberSince, rules.supplement.membershipMonths) <= from;

  if (situation === "job" || lastDay === undefined) {
    const from = latest(today, yearDone, afterMonths(joined, asMember + missing));
    return {
      ...shared,
      advice: memberSince === undefined ? "join" : "benefits",
      from,
      reasons: [...membership, ...when(missing > 0, { ...salary, months: missing }), ...onlyAsMember],
      maySupplement: longMember(from),
    };
  }

  const free = daysLater(lastDay, 1);
  const stillMissing = Math.max(0, missing - (wholeMonths(joined, free) - asMember));
  const quarantineEnd = situation === "selv" ? daysLater(free, rules.quarantine.weeks * 7) : free;
  const from = latest(quarantineEnd, yearDone, today);
  const tooLate = when(situation === "uddannet", {
    kind: "joinedTooLate",
    day: daysLater(lastDay, rules.graduate.joinWithinDays),
  } as const);
  const quarantine = when(quarantineEnd > latest(free, today), { kind: "quarantine", day: quarantineEnd } as const);
  if (stillMissing > 0) {
    return {
      ...shared,
      advice: "notYet",
      from: latest(yearDone, afterMonths(latest(free, today), stillMissing)),
      reasons: [...tooLate, ...membership, { ...salary, months: stillMissing }, ...onlyAsMember],
    };
  }
  return {
    ...shared,
    advice: memberSince === undefined ? "join" : "benefits",
    from,
    reasons: [
      ...when(yearDone > latest(free, today), { kind: "membership", day: yearDone } as const),
      ...quarantine,
      ...when(quarantineEnd < today && from === today, { kind: "notBackwards" } as const),
    ],
    maySupplement: longMember(from),
  };
}

interface Months {
  /** The months of salary that a person lacks today; `undefined` if no number of months is enough. */
  readonly missing: number | undefined;
  /** The months of salary that count. */
  readonly counted: number;
  /** The whole months of membership, until the job ends. */
  readonly asMember: number;
}

function monthsMissing(
  { lastDay, memberSince, monthsWithSalary = 0, salary, hadBenefitsBefore }: Answers,
  { income, work }: DagpengeRules,
  today: Day,
): Months {
  const paidUntil = lastDay !== undefined && lastDay < today ? daysLater(lastDay, 1) : today;
  const asMember = memberSince === undefined ? 0 : wholeMonths(memberSince, paidUntil);
  const counted = Math.min(monthsWithSalary, asMember, income.yearsBack * 12);
  if (hadBenefitsBefore === true) return { missing: Math.max(0, work.months - counted), counted, asMember };
  const perMonth = Math.min(salary ?? income.mostPerMonth, income.mostPerMonth);
  if (perMonth * income.yearsBack * 12 < income.required) return { missing: undefined, counted, asMember };
  return { missing: Math.max(0, Math.ceil((income.required - counted * perMonth) / perMonth)), counted, asMember };
}

function amountOf(
  { salary }: Answers,
  { rate: { highest, percentOfSalary, contributionPercent } }: DagpengeRules,
): Pick<BenefitStart, "monthly" | "isHighest"> {
  if (salary === undefined) return { monthly: undefined, isHighest: false };
  const part = Math.floor((salary * (100 - contributionPercent) * percentOfSalary) / 10_000);
  return { monthly: Math.min(part, highest), isHighest: part >= highest };
}

const when = <T>(holds: boolean, value: T): readonly T[] => (holds ? [value] : []);
