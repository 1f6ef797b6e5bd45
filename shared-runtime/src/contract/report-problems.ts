import type { PropProblem } from "./props.ts";
import type { WidgetHost } from "./widget-contract.ts";

/** Loads the sentences that describe problems. */
export type Explain = () => Promise<{ readonly sentenceOf: (problem: PropProblem) => string }>;

interface ReportOptions {
  readonly explain: Explain;
  readonly onProblems: WidgetHost["onProblems"];
}

/** Reports a placeholder's invalid props to editors and developers. The sentences are not loaded for visitors. */
export function reportProblems(
  name: string,
  problems: readonly PropProblem[],
  { explain, onProblems }: ReportOptions,
): void {
  if (problems.length === 0) return onProblems?.([]);
  if (!onProblems && !import.meta.env.DEV) return;
  void explain().then(
    ({ sentenceOf }) => {
      const sentences = problems.map(sentenceOf);
      for (const sentence of sentences) console.warn(`[${name}] ${sentence}`);
      onProblems?.(sentences);
    },
    // If the sentences cannot be loaded, the widget still works.
    (error: unknown) => console.warn(error),
  );
}
