/** Asks for what makes a job fit once, and again only where that failed. */
export type LoadQualities = (jobId: string) => Promise<string>;

export function cached(load: LoadQualities): LoadQualities {
  const answers = new Map<string, Promise<string>>();
  return (jobId) => {
    const known = answers.get(jobId);
    if (known) return known;
    const answer = load(jobId);
    answers.set(jobId, answer);
    answer.catch(() => answers.delete(jobId));
    return answer;
  };
}
