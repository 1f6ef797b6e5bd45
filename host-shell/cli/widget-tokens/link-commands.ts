import { OverrideLinkList } from "shared-runtime/api/override-links.ts";
import { HostRefusal, operatorToken } from "shared-runtime/build/host-cli/host-call.ts";
import { actorOf, hostAddress } from "shared-runtime/build/host-cli/host-environment.ts";
import { createRegistryCall } from "shared-runtime/build/widget-cli/host-client.ts";
import type { WidgetCommands } from "shared-runtime/build/widget-cli/widget-command-line.ts";
import * as v from "valibot";
import { describeLinks } from "./describe-links.ts";

/** The commands with which operators list and revoke the override links of teams. They need the right `widgets`. */
export function linkCommands(environment: NodeJS.ProcessEnv): WidgetCommands {
  const call = createRegistryCall(hostAddress(environment));
  const by = actorOf(environment);
  const operator = () => ({ bearer: operatorToken(environment) });
  return {
    "override-links": {
      words: ["[<name>]"],
      options: [],
      does: "lists the override links of one widget or of all; needs OPERATOR_TOKEN",
      async run(words) {
        const widget = words.at(0);
        const query = widget === undefined ? "" : `?widget=${encodeURIComponent(widget)}`;
        return describeLinks(await call(OverrideLinkList, "GET", `override-links${query}`, operator()));
      },
    },
    "revoke-link": {
      words: ["<id>"],
      options: [],
      does: "revokes an override link; needs OPERATOR_TOKEN",
      async run(words) {
        const id = words.needed(0, "the id of an override link");
        if (!/^[0-9a-f-]{36}$/.test(id)) {
          throw new HostRefusal(
            `${id} is not the id of a link. npm run widget -- override-links shows the id of each.`,
          );
        }
        await call(v.undefined(), "DELETE", `override-links/${id}?by=${encodeURIComponent(by)}`, operator());
        return "The link is revoked.";
      },
    },
  };
}
