import { join } from "node:path";
import { UsageError } from "../host-cli/command-line.ts";
import { actorOf, hostAddress } from "../host-cli/host-environment.ts";
import { buildVersion, plannedVersion, submissionOf } from "./built-version.ts";
import type { WidgetCommands } from "./widget-command-line.ts";
import { describeHistory, describeList } from "./describe-widgets.ts";
import { describeRelease } from "./describe-release.ts";
import { createHostClient } from "./host-client.ts";
import { teamKey } from "./team-key.ts";

const widgetName = "the name of a widget";

/** The commands of a team for its widget. Changes need WIDGET_TOKEN. */
export function teamCommands(environment: NodeJS.ProcessEnv): WidgetCommands {
  const host = createHostClient({
    address: hostAddress(environment),
    token: environment["WIDGET_TOKEN"],
    readingToken: environment["WIDGET_TOKEN"] || environment["OPERATOR_TOKEN"] || environment["DEPLOY_ADMIN_TOKEN"],
    by: actorOf(environment),
  });
  return {
    publish: {
      words: ["<name>"],
      options: ["channel", "share", "force"],
      does: "builds the widget, signs it with WIDGET_SIGNING_KEY if that is set, and publishes its version; with --channel it is served at once",
      async run(words, values) {
        const name = words.needed(0, widgetName);
        const root = join(process.cwd(), "widgets", name);
        const build = async () => {
          const planned = plannedVersion(root);
          if (planned !== undefined) await host.checkUnpublished(name, planned);
          return submissionOf(await buildVersion(root));
        };
        const signingKey = await teamKey(environment);
        const { version, channel, notes } = await host.publish(name, build, { ...values, signingKey });
        const done =
          channel === undefined
            ? `${name} ${version} is published. No channel serves it yet: npm run widget -- promote ${name} ${version} stable`
            : `${name} ${version} is published and served on ${channel}.`;
        const signed = signingKey ? [`It is signed with the key ${signingKey.id}.`] : [];
        return [done, ...signed, ...notes].join("\n");
      },
    },
    promote: {
      words: ["<name>", "<version>", "<channel>"],
      options: ["share", "force"],
      does: "serves a published version on a channel; a canary goes to 10 % of visitors without --share",
      async run(words, values) {
        const name = words.needed(0, widgetName);
        const version = words.needed(1, "a version");
        const channel = words.needed(2, "a channel");
        const { notes } = await host.promote(name, version, channel, values);
        return [`${name} ${version} is served on ${channel}.`, ...notes].join("\n");
      },
    },
    rollback: {
      words: ["<name>"],
      options: ["channel", "security"],
      does: "stops a gradual release, or serves the version that the channel (stable) served before; --security withdraws the present one as well",
      async run(words, values) {
        const name = words.needed(0, widgetName);
        const { version, channel, notes } = await host.rollback(name, values);
        return [`${name} is back at ${version} on ${channel}.`, ...notes].join("\n");
      },
    },
    release: {
      words: ["<name>", "[<version>]"],
      options: ["gradual", "hold", "continue"],
      does: "shows the gradual release; with a version and --gradual begins one: 1, 10, 50, 100 % of visitors by itself",
      async run(words, { gradual = false, hold = false, continue: goOn = false }) {
        const name = words.needed(0, widgetName);
        const version = words.at(1);
        if ([gradual, hold, goOn].filter(Boolean).length > 1) {
          throw new UsageError("Only one of --gradual, --hold and --continue can be given.");
        }
        if (gradual !== (version !== undefined)) {
          throw new UsageError(
            `A version is released with --gradual: npm run widget -- release ${name} <version> --gradual. To serve it to everyone at once: npm run widget -- promote ${name} <version> stable.`,
          );
        }
        if (version !== undefined) return describeRelease(await host.release(name, version));
        return describeRelease(await (hold || goOn ? host.holdRelease(name, hold) : host.releaseState(name)));
      },
    },
    withdraw: {
      words: ["<name>", "<version>"],
      options: ["security"],
      does: "withdraws a version for security: nothing goes back to it or to a lower one by itself",
      async run(words, { security }) {
        const name = words.needed(0, widgetName);
        const version = words.needed(1, "a version");
        if (security === undefined) throw new UsageError('--security "<why>" is missing: say what is unsafe.');
        await host.withdraw(name, version, security);
        return `${name} ${version} is withdrawn for security: nothing goes back to it or to a lower version by itself.`;
      },
    },
    list: {
      words: [],
      options: [],
      does: "lists what is published, and what the channels serve",
      run: async () => describeList(await host.list()),
    },
    history: {
      words: ["<name>"],
      options: [],
      does: "lists the changes of a widget, with time and actor",
      async run(words) {
        const name = words.needed(0, widgetName);
        return describeHistory(name, await host.history(name));
      },
    },
    "override-link": {
      words: ["<name>", "<url>"],
      options: ["hours"],
      does: "makes a link that loads the widget from the development server at <url>, on any page",
      async run(words, values) {
        const name = words.needed(0, widgetName);
        const url = words.needed(1, "the address of its development server");
        const { id, token, expiresAt } = await host.overrideLink(name, url, values.hours);
        return [
          `?widget-override=${token}\n`,
          `Add it to the address of any page that has ${name}. It works until ${expiresAt}.`,
          `An operator can revoke it: npm run widget -- revoke-link ${id}`,
        ].join("\n");
      },
    },
  };
}
