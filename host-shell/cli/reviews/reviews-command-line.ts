import { ReviewRetry } from "shared-runtime/api/given-up-reviews.ts";
import { objectionToKeptOptions, parseWords, UsageError } from "shared-runtime/build/host-cli/command-line.ts";
import * as v from "valibot";

export const usage = `npm run reviews -- <command>

  list
      lists the reviews of CVs that were given up, and counts those that wait and those of unreadable CVs
  retry <id>|--all
      tries one review again at once, also of an unreadable CV, or all that were given up

Environment: WIDGET_HOST (http://127.0.0.1:4000), OPERATOR_TOKEN or DEPLOY_ADMIN_TOKEN.`;

export type ReviewsCommand = { readonly command: "list" } | { readonly command: "retry"; readonly which: ReviewRetry };

/**
 * Parses the arguments after `npm run reviews --`. Returns `undefined` if they ask for help. Throws `UsageError` for
 * words and options that the command would ignore.
 */
export function parseLine(args: readonly string[], environment: NodeJS.ProcessEnv): ReviewsCommand | undefined {
  const { values, positionals } = parseWords(args, { all: { type: "boolean" } });
  const [command = "", ...words] = positionals;
  if (values.help) return undefined;
  if (command === "") throw new UsageError();
  const objection = objectionToKeptOptions(command, ["all"], environment);
  if (objection !== undefined) throw new UsageError(objection);
  switch (command) {
    case "list":
      if (words.length > 0) throw new UsageError(`Unexpected argument ${JSON.stringify(words[0])} for list.`);
      if (values.all) throw new UsageError("list takes no options: it lists all reviews that were given up.");
      return { command };
    case "retry": {
      const [cvId, ...more] = words;
      if (more.length > 0 || (cvId === undefined) !== Boolean(values.all)) {
        throw new UsageError("retry needs the id of one review, or --all: nothing was done.");
      }
      const which = cvId === undefined ? { all: true } : { cvId };
      if (!v.is(ReviewRetry, which)) {
        throw new UsageError(`${cvId} is not the id of a review. npm run reviews -- list shows the id of each.`);
      }
      return { command, which };
    }
    default:
      throw new UsageError(`There is no command ${command}.`);
  }
}
