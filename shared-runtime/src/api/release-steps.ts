/**
 * Percentages of visitors who get the version of a gradual release, step by step. After the last step, the version is
 * `stable`.
 */
export const releaseSteps: readonly number[] = [1, 10, 50];

/**
 * The share of the previous step; 0 at the first step. A step compares only visitors who did not get the new version at
 * an earlier step. For example, the step of 10 % compares buckets 1 to 99, of which buckets 1 to 9 get the new version.
 */
export function shareBefore(share: number): number {
  return releaseSteps.findLast((step) => step < share) ?? 0;
}
