/** A job on the time line, in months since year 0. A bare year leaves its ends as wide as the year. */
export interface JobSpan {
  readonly label: string;
  /** The period as written. */
  readonly text: string;
  readonly first: number;
  readonly latestStart: number;
  readonly earliestEnd: number;
  readonly last: number;
  readonly goesOn: boolean;
  /** Board seats and other work beside a job, which overlap by nature. */
  readonly beside: boolean;
}

interface Gap {
  readonly before: JobSpan;
  readonly after: JobSpan;
  /** Whole months that surely lie between the two. */
  readonly months: number;
}

const longestUnexplained = 6;

/** A time that is accounted for without being a job. */
export interface MonthSpan {
  readonly first: number;
  readonly last: number;
}

/** Times of more than six months without a job or one of the `studies`, counted as short as the dates allow. */
export function findGaps(spans: readonly JobSpan[], studies: readonly MonthSpan[]): readonly Gap[] {
  const sorted = spans.toSorted((a, b) => a.first - b.first || a.last - b.last);
  const gaps: Gap[] = [];
  const [earliest, ...later] = sorted;
  if (earliest === undefined) return gaps;
  let before = earliest;
  for (const after of later) {
    const months = after.first - before.last - 1;
    const { last: from } = before;
    const studied = studies.some(
      ({ first, last }) => first - from - 1 <= longestUnexplained && after.first - last - 1 <= longestUnexplained,
    );
    if (months > longestUnexplained && !studied) gaps.push({ before, after, months });
    if (after.last > before.last) before = after;
  }
  return gaps;
}

/** Pairs of jobs that surely were held at once for more than a month. */
export function findOverlaps(spans: readonly JobSpan[]): readonly { readonly one: JobSpan; readonly other: JobSpan }[] {
  const main = spans.filter((span) => !span.beside).toSorted((a, b) => a.first - b.first || a.last - b.last);
  return main.flatMap((one, index) =>
    main
      .slice(index + 1)
      .filter((other) => Math.min(one.earliestEnd, other.earliestEnd) > Math.max(one.latestStart, other.latestStart))
      .map((other) => ({ one, other })),
  );
}
