import { type Metric, overAllSteps, type ReleaseFigures, type VisitCounts } from "./release-figures.ts";

const badVisits: Readonly<Record<Metric, string>> = {
  failed: "did not mount",
  crashed: "crashed after mounting",
  calls: "had a failed call",
  ready: "were slower to be ready than three quarters of those with stable",
  delay: "reacted more slowly than three quarters of those with stable",
};

/** Why a version is worse than `stable`, as a sentence for the history, the log and the webhook. */
export function worseSentence(metric: Metric, stable: string, figures: ReleaseFigures): string {
  const { fresh, stable: others } = overAllSteps(figures, metric);
  return `${share(fresh)} of ${fresh.visits} visits ${badVisits[metric]}, and ${share(others)} of ${others.visits} with ${stable} at the same time${times(fresh, others)}.`;
}

function share({ visits, bad }: VisitCounts): string {
  return `${((bad / visits || 0) * 100).toFixed(1)} %`;
}

function times({ p75: own }: VisitCounts, { p75: other }: VisitCounts): string {
  return own === undefined || other === undefined ? "" : ` (p75 ${own} ms, with stable ${other} ms)`;
}
