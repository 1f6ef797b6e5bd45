/** A role on the timeline, in months since year 0. If an end is a bare year, it may be any month of that year. */
export interface RoleSpan {
  readonly label: string;
  readonly employer?: string | undefined;
  /** The period as written. */
  readonly text: string;
  readonly first: number;
  readonly latestStart: number;
  readonly earliestEnd: number;
  readonly last: number;
  readonly goesOn: boolean;
  /** True for board seats and other side roles, which may overlap. */
  readonly beside: boolean;
  /** False if its title, employer or period may have been misread. */
  readonly certain: boolean;
}

export interface Gap {
  readonly before: RoleSpan;
  readonly after: RoleSpan;
  /** The number of whole months that certainly lie between the two. */
  readonly months: number;
}

/** The months of the longest gap that needs no explanation. */
export const longestUnexplained = 6;

/** A span of time that an activity other than a role explains. */
export interface MonthSpan {
  readonly first: number;
  readonly last: number;
}

/**
 * Times of more than six months without a role or one of the `studies`. An imprecise date counts as the date that makes
 * the gap shortest.
 */
export function findGaps(spans: readonly RoleSpan[], studies: readonly MonthSpan[]): readonly Gap[] {
  const sorted = spans.toSorted((a, b) => a.first - b.first || a.last - b.last);
  const gaps: Gap[] = [];
  const [earliest, ...later] = sorted;
  if (earliest === undefined) return gaps;
  let before = earliest;
  for (const after of later) {
    const months = after.first - before.last - 1;
    const { last: from } = before;
    const studied = after.first - studiedUntil(from, studies) - 1 <= longestUnexplained;
    if (months > longestUnexplained && !studied) gaps.push({ before, after, months });
    if (after.last > before.last) before = after;
  }
  return gaps;
}

/** The end of a chain of studies that begins at `from` and has no gap of more than `longestUnexplained` months. */
function studiedUntil(from: number, studies: readonly MonthSpan[]): number {
  return studies
    .toSorted((a, b) => a.first - b.first)
    .reduce(
      (until, { first, last }) => (first - until - 1 <= longestUnexplained ? Math.max(until, last) : until),
      from,
    );
}

/** Whether one role lies within another at the same employer, such as an acting post. */
function isActing(one: RoleSpan, other: RoleSpan): boolean {
  const isWithin = (inner: RoleSpan, outer: RoleSpan): boolean =>
    inner.first >= outer.first && inner.last <= outer.last;
  return (
    one.employer !== undefined && one.employer === other.employer && (isWithin(one, other) || isWithin(other, one))
  );
}

/** Pairs of roles that certainly overlapped for more than a month. */
export function findOverlaps(
  spans: readonly RoleSpan[],
): readonly { readonly one: RoleSpan; readonly other: RoleSpan }[] {
  const main = spans.filter((span) => !span.beside).toSorted((a, b) => a.first - b.first || a.last - b.last);
  return main.flatMap((one, index) =>
    main
      .slice(index + 1)
      .filter((other) => !isActing(one, other))
      .filter((other) => Math.min(one.earliestEnd, other.earliestEnd) > Math.max(one.latestStart, other.latestStart))
      .map((other) => ({ one, other })),
  );
}
