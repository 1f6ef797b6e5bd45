/** The verdict on an area or item. `improvable`: meets the recommendation, but can be better; `tip`: only informs. */
export type Verdict = "suggestion" | "improvable" | "meets" | "unjudged" | "tip";

interface Judged {
  readonly warning: boolean;
  readonly judged?: boolean;
  readonly improvable?: boolean;
}

// Areas in which an unjudged item is the visitor's own choice, and not a text that could not be read.
const areasOfChoice: ReadonlySet<string> = new Set(["photo", "privacy"]);

export function verdictOf({ warning, judged = true, improvable = false }: Judged, areaKey: string): Verdict {
  if (warning) return "suggestion";
  if (improvable) return "improvable";
  if (judged) return "meets";
  return areasOfChoice.has(areaKey) ? "tip" : "unjudged";
}

const order: readonly Verdict[] = ["suggestion", "improvable", "meets", "unjudged", "tip"];

/** Compares by verdict: suggestions first, tips last. */
export function byVerdict(one: { readonly verdict: Verdict }, other: { readonly verdict: Verdict }): number {
  return order.indexOf(one.verdict) - order.indexOf(other.verdict);
}
