import { IssuedToken, TokenList, WidgetList } from "shared-runtime/api/registry-management.ts";
import { HostRefusal, operatorToken } from "shared-runtime/build/host-cli/host-call.ts";
import { actorOf, hostAddress } from "shared-runtime/build/host-cli/host-environment.ts";
import type { WidgetCommands } from "shared-runtime/build/widget-cli/widget-command-line.ts";
import { createRegistryCall } from "shared-runtime/build/widget-cli/host-client.ts";
import { formatMoment } from "shared-runtime/build/widget-cli/describe-widgets.ts";
import * as v from "valibot";
import { daysOf } from "../days-of.ts";
import { describeTokens } from "./describe-tokens.ts";

/** The commands with which operators manage the deploy tokens of teams. They need the right `widgets`. */
export function tokenCommands(environment: NodeJS.ProcessEnv): WidgetCommands {
  const call = createRegistryCall(hostAddress(environment));
  const by = actorOf(environment);
  const operator = () => ({ bearer: operatorToken(environment) });

  async function hasPublished(name: string): Promise<boolean> {
    const { widgets } = await call(WidgetList, "GET", "widgets");
    return widgets.some((widget) => widget.name === name && widget.versions.length > 0);
  }

  return {
    token: {
      words: ["<name>", '"<label>"'],
      options: ["days"],
      does: "makes a token that may deploy the widget; needs OPERATOR_TOKEN",
      async run(words, { days: given }) {
        const widget = words.needed(0, "the name of a widget");
        const days = daysOf(given);
        const body = { widget, label: words.needed(1, "a label"), by, ...(days !== undefined && { days }) };
        const { id, token, expiresAt } = await call(IssuedToken, "POST", "tokens", { body, ...operator() });
        return [
          `${token}\n`,
          `It is shown only once, and valid until ${formatMoment(expiresAt)}. Set WIDGET_TOKEN to it where the widget is deployed from.`,
          ...((await hasPublished(widget))
            ? []
            : [`Nothing is published as ${widget} yet. If something should be, check the name.`]),
          `To revoke it: npm run widget -- revoke ${id}`,
        ].join("\n");
      },
    },
    tokens: {
      words: ["[<name>]"],
      options: [],
      does: "lists the tokens of one widget or of all; needs OPERATOR_TOKEN",
      async run(words) {
        const widget = words.at(0);
        const query = widget === undefined ? "" : `?widget=${encodeURIComponent(widget)}`;
        return describeTokens(await call(TokenList, "GET", `tokens${query}`, operator()), Date.now());
      },
    },
    revoke: {
      words: ["<id>"],
      options: [],
      does: "revokes a token; needs OPERATOR_TOKEN",
      async run(words) {
        const id = words.needed(0, "the id of a token");
        if (!/^[0-9a-f-]{36}$/.test(id)) {
          throw new HostRefusal(`${id} is not the id of a token. npm run widget -- tokens shows the id of each.`);
        }
        await call(v.undefined(), "DELETE", `tokens/${id}?by=${encodeURIComponent(by)}`, operator());
        return "The token is revoked.";
      },
    },
  };
}
