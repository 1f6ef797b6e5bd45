import type * as v from "valibot";

const nouns: Readonly<Record<string, string>> = {
  array: "a list",
  boolean: "true or false",
  number: "a number",
  object: "an object",
  record: "an object",
  string: "text",
};

/**
 * Config for `v.safeParse`: default messages that read well after the name of a field, as in "label must have at least 1
 * character".
 */
export const plainMessages = { message: demandOf } satisfies v.Config<v.BaseIssue<unknown>>;

function demandOf({ kind, type, expected, received, requirement }: v.BaseIssue<unknown>): string {
  // Valibot reports a missing key as an issue of the object that lacks it.
  if (received === "undefined" && expected?.startsWith('"')) return "is missing";
  const limit = Number(requirement);
  switch (type) {
    case "parse_json":
      return "is not valid JSON";
    case "min_length":
      return `must have at least ${limit} ${limit === 1 ? "character" : "characters"}`;
    case "max_length":
      return `must have at most ${limit} characters, and has ${received}`;
    case "integer":
      return "must be a whole number";
    default:
      return kind === "schema" ? `must be ${nouns[type] ?? expected ?? "something else"}` : "has the wrong format";
  }
}
