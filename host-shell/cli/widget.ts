/**
 * `npm run widget -- <command>`: publishes widgets to a running host-shell and moves their channels, and verifies hosts; operators make the
 * tokens of teams and revoke their override links. Address and tokens come from the environment.
 */
import { runWidgetCommands } from "shared-runtime/build/widget-cli/run-widget-commands.ts";
import { teamCommands } from "shared-runtime/build/widget-cli/team-commands.ts";
import { keyCommands } from "./widget-keys/key-commands.ts";
import { linkCommands } from "./widget-tokens/link-commands.ts";
import { tokenCommands } from "./widget-tokens/token-commands.ts";
import { verifyCommands } from "./widget-verify/verify-commands.ts";

await runWidgetCommands({
  ...teamCommands(process.env),
  ...keyCommands(process.env),
  ...verifyCommands(process.env),
  ...tokenCommands(process.env),
  ...linkCommands(process.env),
});
