export const answers = ["yes", "no"] as const;
export type Answer = (typeof answers)[number];

/** The advice for an answer; its texts are `{advice}Title` and `{advice}Text`. */
export function adviceFor(answer: Answer): "leads" | "later" {
  return answer === "yes" ? "leads" : "later";
}
