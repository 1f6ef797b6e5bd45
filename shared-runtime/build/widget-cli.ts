/**
 * `npm run widget -- <command>`: publishes widgets to a running host-shell, moves their channels, and tells what was
 * done. Address and token come from the environment.
 */
import { userInfo } from "node:os";
import { join } from "node:path";
import { HostRefusal } from "./host-cli/host-call.ts";
import { buildWidget, plannedVersion, submissionOf } from "./widget-cli/build-widget.ts";
import { typed, usage, UsageError } from "./widget-cli/command-line.ts";
import { createHostClient } from "./widget-cli/host-client.ts";
import { describeHistory, describeList, describeTokens } from "./widget-cli/describe.ts";

async function run(): Promise<string> {
  const line = typed(process.argv.slice(2), process.env);
  if (!line) return usage;
  const { command, args, values } = line;
  const host = createHostClient({
    address: process.env["WIDGET_HOST"] ?? "http://127.0.0.1:4000",
    token: process.env["WIDGET_TOKEN"],
    adminToken: process.env["DEPLOY_ADMIN_TOKEN"],
    by: process.env["GITHUB_ACTOR"] ?? userInfo().username,
  });
  const argument = (index: number, what: string): string => {
    const value = args[index];
    if (value === undefined) throw new UsageError(`${command} needs ${what}.`);
    return value;
  };

  switch (command) {
    case "publish": {
      const name = argument(0, "the name of a widget");
      const root = join(process.cwd(), "widgets", name);
      const build = async () => {
        const planned = plannedVersion(root);
        if (planned !== undefined) await host.checkUnpublished(name, planned);
        return submissionOf(await buildWidget(root));
      };
      const { version, channel, notes } = await host.publish(name, build, values);
      const done =
        channel === undefined
          ? `${name} ${version} is published. No channel serves it yet: npm run widget -- promote ${name} ${version} stable`
          : `${name} ${version} is published and served on ${channel}.`;
      return [done, ...notes].join("\n");
    }
    case "promote": {
      const name = argument(0, "the name of a widget");
      const version = argument(1, "a version");
      const channel = argument(2, "a channel");
      const { notes } = await host.promote(name, version, channel, values);
      return [`${name} ${version} is served on ${channel}.`, ...notes].join("\n");
    }
    case "rollback": {
      const name = argument(0, "the name of a widget");
      const { version, channel, notes } = await host.rollback(name, values.channel);
      return [`${name} is back at ${version} on ${channel}.`, ...notes].join("\n");
    }
    case "list":
      return describeList(await host.list());
    case "history": {
      const name = argument(0, "the name of a widget");
      return describeHistory(name, await host.history(name));
    }
    case "override-link": {
      const name = argument(0, "the name of a widget");
      const url = argument(1, "the address of its development server");
      const { token, expiresAt } = await host.overrideLink(name, url, values.hours);
      return `?widget-override=${token}\n\nAdd it to the address of any page that has ${name}. It works until ${expiresAt}.`;
    }
    case "token": {
      const name = argument(0, "the name of a widget");
      const { id, token } = await host.issueToken(name, argument(1, "a label"));
      const isPublished = (await host.list()).widgets.some(
        (widget) => widget.name === name && widget.versions.length > 0,
      );
      return [
        `${token}\n`,
        "It is shown this once. Set WIDGET_TOKEN to it where the widget is deployed from.",
        ...(isPublished
          ? []
          : [`Nothing is published as ${name} yet. If something should be, look at the name again.`]),
        `To revoke it: npm run widget -- revoke ${id}`,
      ].join("\n");
    }
    case "tokens":
      return describeTokens(await host.tokens(args[0]));
    case "revoke":
      await host.revokeToken(argument(0, "the id of a token"));
      return "The token is of no use any more.";
    default:
      throw new UsageError(`There is no command ${command}.`);
  }
}

try {
  console.log(await run());
} catch (error) {
  if (error instanceof UsageError) {
    console.error(error.message === "" ? usage : `${error.message}\nnpm run widget -- --help shows all commands.`);
  } else if (error instanceof HostRefusal) console.error(error.message);
  else throw error;
  process.exit(1);
}
