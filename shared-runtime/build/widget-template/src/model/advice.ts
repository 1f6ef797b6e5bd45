export const answers = ["yes", "no"] as const;
export type Answer = (typeof answers)[number];

/** What the visitor is told: the texts `{advice}Title` and `{advice}Text`. */
export function adviceFor(answer: Answer): "leads" | "later" {
  return answer === "yes" ? "leads" : "later";
}
