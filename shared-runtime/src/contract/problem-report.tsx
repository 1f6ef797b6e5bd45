import { lazy, Suspense, useEffect } from "react";
import type { PropProblem } from "./props.ts";

interface ProblemReportProps {
  readonly name: string;
  readonly problems: readonly PropProblem[];
  readonly editing: boolean;
}

const ProblemCard = lazy(async () => ({ default: (await import("./problem-card.tsx")).ProblemCard }));

/** Tells editors and developers what does not fit in a placeholder. Visitors neither see it nor load it. */
export function ProblemReport({ name, problems, editing }: ProblemReportProps) {
  const warns = problems.length > 0 && (editing || import.meta.env.DEV);
  useEffect(() => {
    if (!warns) return;
    void import("./prop-problem.ts").then(({ sentenceOf }) => {
      for (const problem of problems) console.warn(`[${name}] ${sentenceOf(problem)}`);
    });
  }, [warns, name, problems]);
  if (!editing || problems.length === 0) return undefined;
  return (
    <Suspense>
      <ProblemCard name={name} problems={problems} />
    </Suspense>
  );
}
