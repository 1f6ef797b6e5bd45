import { parseArgs } from "node:util";

export const usage = `npm run widget -- <command>

  publish <name> [--channel stable|canary] [--share <percent>] [--force "<why>"]
                     builds the widget and publishes its version; with --channel it is served at once
  promote <name> <version> <channel> [--share <percent>] [--force "<why>"]
                     serves a published version on a channel; a canary goes to 10 % of visitors unless told
  rollback <name> [--channel stable|canary]
                     serves the version that the channel (stable) served before
  list               what is published, and what the channels serve
  history <name>     who did what and when
  override-link <name> <url> [--hours 8]
                     makes a link that loads the widget from the development server at <url>, on any page
  token <name> <label>
                     makes a token that may deploy the widget; needs DEPLOY_ADMIN_TOKEN
  tokens [<name>]    which tokens there are, of one widget or of all; needs DEPLOY_ADMIN_TOKEN
  revoke <id>        makes a token useless; needs DEPLOY_ADMIN_TOKEN

Environment: WIDGET_HOST (http://127.0.0.1:4000), WIDGET_TOKEN, DEPLOY_ADMIN_TOKEN.`;

/** What was typed is no command: the usage says what would be. */
export class UsageError extends Error {}

/** What was typed after `npm run widget --`. Throws `UsageError` for an option that there is not. */
export function typed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        channel: { type: "string" },
        share: { type: "string" },
        force: { type: "string" },
        hours: { type: "string" },
        help: { type: "boolean" },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
