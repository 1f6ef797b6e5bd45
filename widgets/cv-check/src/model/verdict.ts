/** What a review says of one area or item: better to change, as recommended, or neither, for one of two reasons. */
export type Verdict = "suggestion" | "meets" | "unjudged" | "tip";

interface Judged {
  readonly warning: boolean;
  readonly judged?: boolean;
}

// What is not judged in these was read well; it is only worth knowing, since the choice is the visitor's own.
const areasOfChoice: ReadonlySet<string> = new Set(["photo", "privacy"]);

export function verdictOf({ warning, judged = true }: Judged, areaKey: string): Verdict {
  if (warning) return "suggestion";
  if (judged) return "meets";
  return areasOfChoice.has(areaKey) ? "tip" : "unjudged";
}

const order: readonly Verdict[] = ["suggestion", "meets", "unjudged", "tip"];

/** In the order they are worth reading. */
export function byVerdict(one: { readonly verdict: Verdict }, other: { readonly verdict: Verdict }): number {
  return order.indexOf(one.verdict) - order.indexOf(other.verdict);
}
