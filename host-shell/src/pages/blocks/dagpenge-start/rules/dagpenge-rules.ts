import * as v from "valibot";

const count = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const kroner = count(1, 10_000_000);
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const source = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));
/** Amounts are regulated each year. */
const regulated = { source, year: count(2000, 2100) };

/**
 * The content of `items/dagpenge.json`: the rules and rates of unemployment benefits, each with the law or ministry that
 * states it. Amounts are kroner for full-time insurance.
 */
export const DagpengeRules = v.pipe(
  v.strictObject({
    /** How long a person must have been a member. */
    membership: v.strictObject({ months: count(1, 60), source }),
    /** How much a member must have earned in the last years, and how much of it counts in a month. */
    income: v.strictObject({ ...regulated, required: kroner, mostPerMonth: kroner, yearsBack: count(1, 10) }),
    /** The months of full-time work that replace `income` for a person who has had benefits before. */
    work: v.strictObject({ months: count(1, 60), source }),
    /** The monthly benefit: a part of the salary after the labour market contribution, up to `highest`. */
    rate: v.strictObject({ ...regulated, highest: kroner, percentOfSalary: percent, contributionPercent: percent }),
    /** A higher rate in the first months, for a person who has been a member for long. */
    supplement: v.strictObject({
      ...regulated,
      highest: kroner,
      months: count(1, 24),
      membershipMonths: count(1, 120),
    }),
    /** A person who has finished an education and joins within some days. Percents are of `rate.highest`. */
    graduate: v.strictObject({
      joinWithinDays: count(1, 60),
      waitMonths: count(0, 12),
      percent,
      percentWithChildren: percent,
      source,
    }),
    /** A person who gives up a job without a good reason. */
    quarantine: v.strictObject({ weeks: count(0, 52), source }),
  }),
  v.check(
    ({ income }) => income.mostPerMonth * income.yearsBack * 12 >= income.required,
    "income.required cannot be reached with income.mostPerMonth",
  ),
  v.check(({ rate, supplement }) => supplement.highest > rate.highest, "supplement.highest must exceed rate.highest"),
);
export type DagpengeRules = v.InferOutput<typeof DagpengeRules>;
