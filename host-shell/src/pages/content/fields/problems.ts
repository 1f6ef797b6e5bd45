import * as v from "valibot";

/** One sentence per problem: the field's path, then what is wrong with it. */
export function problemsIn(issues: readonly v.BaseIssue<unknown>[]): readonly string[] {
  return issues.map((issue) => `${v.getDotPath(issue) ?? "(whole)"}: ${issue.message}`);
}
