/** Percentages of visitors who get the version of a gradual release, step by step. After the last, it is on `stable`. */
export const releaseSteps: readonly number[] = [1, 10, 50];

/**
 * The share of the previous step; 0 at the first step. A step compares only visitors who did not get the version at an
 * earlier step: the step of 10 % compares visitors of the buckets 1 to 99, and those of 1 to 9 get the new version.
 */
export function shareBefore(share: number): number {
  return releaseSteps.findLast((step) => step < share) ?? 0;
}
