import type { PropProblem } from "./props.ts";
import type { WidgetHost } from "./widget-contract.ts";

/** Loads the words for problems. */
export type Explain = () => Promise<{ readonly sentenceOf: (problem: PropProblem) => string }>;

interface Audience {
  readonly explain: Explain;
  readonly tell: WidgetHost["onProblems"];
}

/** Tells editors and developers what does not fit in a placeholder. Visitors do not even load the words. */
export function reportProblems(name: string, problems: readonly PropProblem[], { explain, tell }: Audience): void {
  if (problems.length === 0) return tell?.([]);
  if (!tell && !import.meta.env.DEV) return;
  void explain().then(
    ({ sentenceOf }) => {
      const sentences = problems.map(sentenceOf);
      for (const sentence of sentences) console.warn(`[${name}] ${sentence}`);
      tell?.(sentences);
    },
    // The widget works all the same.
    (error: unknown) => console.warn(error),
  );
}
