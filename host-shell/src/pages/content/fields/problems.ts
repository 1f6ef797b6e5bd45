import * as v from "valibot";

/** One sentence per problem: the path of the field, then the problem. */
export function problemsIn(issues: readonly v.BaseIssue<unknown>[]): readonly string[] {
  return issues.map((issue) => `${v.getDotPath(issue) ?? "(whole)"}: ${issue.message}`);
}
