/** The id of a submission's entry in the archive, for links to it. */
export function entryIdOf(submissionId: string): string {
  return `sag-${submissionId}`;
}
