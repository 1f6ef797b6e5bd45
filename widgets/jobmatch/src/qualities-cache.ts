/** Asks what makes a job fit; `undefined` where no answer was to be had. */
export type LoadQualities = (jobId: string) => Promise<string | undefined>;

/** Asks once for each job, and again only where there was no answer. */
export function cached(load: LoadQualities): LoadQualities {
  const answers = new Map<string, Promise<string | undefined>>();
  return (jobId) => {
    const known = answers.get(jobId);
    if (known) return known;
    const answer = load(jobId).then((text) => {
      if (text === undefined) answers.delete(jobId);
      return text;
    });
    answers.set(jobId, answer);
    return answer;
  };
}
