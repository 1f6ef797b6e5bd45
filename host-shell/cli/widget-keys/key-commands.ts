import { generateKeyPairSync } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { KeyRegistered, KeyRevoked, WidgetKeys } from "shared-runtime/api/widget-keys.ts";
import { UsageError } from "shared-runtime/build/host-cli/command-line.ts";
import { HostRefusal, neededToken, operatorToken } from "shared-runtime/build/host-cli/host-call.ts";
import { actorOf, hostAddress } from "shared-runtime/build/host-cli/host-environment.ts";
import { createRegistryCall } from "shared-runtime/build/widget-cli/host-client.ts";
import { givenPublicKey, teamKey } from "shared-runtime/build/widget-cli/team-key.ts";
import type { WidgetCommands } from "shared-runtime/build/widget-cli/widget-command-line.ts";
import { keyIdOf, publicKeyText } from "shared-runtime/node/widget-signatures.ts";
import { fetchJson } from "../widget-verify/host-files.ts";
import { describeKeys } from "./describe-keys.ts";

const widgetName = "the name of a widget";

/** How teams and operators create, register, list and revoke the keys that versions are signed with. */
export function keyCommands(environment: NodeJS.ProcessEnv): WidgetCommands {
  const address = hostAddress(environment);
  const call = createRegistryCall(address);
  const by = actorOf(environment);
  /**
   * With WIDGET_TOKEN, a team makes the call and signs the change with its present key. Otherwise an operator makes it.
   */
  const isTeam = (environment["WIDGET_TOKEN"] ?? "") !== "";
  const team = () => ({ bearer: neededToken("WIDGET_TOKEN", environment["WIDGET_TOKEN"]) });
  const operator = () => ({ bearer: operatorToken(environment) });

  return {
    "key create": {
      words: ["<file>"],
      options: [],
      does: "creates a key: the private one in <file>, which stays with you, and the public one in <file>.pub",
      async run(words) {
        const file = resolve(words.needed(0, "a file for the private key"));
        const { privateKey } = generateKeyPairSync("ed25519");
        const publicKey = publicKeyText(privateKey);
        const pem = String(privateKey.export({ type: "pkcs8", format: "pem" }));
        await writeNew(file, pem, 0o600);
        await writeNew(`${file}.pub`, `${publicKey}\n`, 0o644);
        return [
          `${publicKey}\n`,
          `The key ${keyIdOf(publicKey)} is created. The private key is in ${file}: keep it out of the repository, and a copy of it in a safe place.`,
          "Register the public key: npm run widget -- key register <name> <public key>",
          `Then set WIDGET_SIGNING_KEY to ${file}, or to its content, where the widget is published from.`,
        ].join("\n");
      },
    },
    "key register": {
      words: ["<name>", "<public key>"],
      options: [],
      does: "accepts only signed versions of the widget from now on; a later key is signed by WIDGET_SIGNING_KEY, or an operator adds it",
      async run(words) {
        const widget = words.needed(0, widgetName);
        const publicKey = await givenPublicKey(words.needed(1, "a public key"));
        if (!isTeam) {
          const { key } = await call(KeyRegistered, "POST", "keys", { body: { widget, publicKey, by }, ...operator() });
          return registered(widget, key);
        }
        const present = await teamKey(environment);
        const id = keyIdOf(publicKey);
        const statement = present && present.id !== id ? present.state({ widget, action: "add", key: id }) : undefined;
        const path = `widgets/${encodeURIComponent(widget)}/keys`;
        const { key } = await call(KeyRegistered, "POST", path, { body: { publicKey, statement, by }, ...team() });
        return registered(widget, key);
      },
    },
    "key list": {
      words: ["<name>"],
      options: [],
      does: "lists the keys of a widget; anybody may read them",
      async run(words) {
        const widget = words.needed(0, widgetName);
        const keys = await fetchJson(address, `widgets/${encodeURIComponent(widget)}/keys.json`, WidgetKeys);
        return describeKeys(widget, keys);
      },
    },
    "key revoke": {
      words: ["<name>", "<id>"],
      options: ["why", "since"],
      does: "revokes a key; --since <moment> of a theft also distrusts what it signed from then on. Another key, in WIDGET_SIGNING_KEY, signs this, or an operator does it",
      async run(words, { why: reason, since }) {
        const widget = words.needed(0, widgetName);
        const id = words.needed(1, "the id of a key");
        if (reason === undefined) throw new UsageError('--why "<why>" is missing: say why the key is revoked.');
        if (!isTeam) {
          const path = `keys/${encodeURIComponent(widget)}/${encodeURIComponent(id)}/revocation`;
          return revoked(await call(KeyRevoked, "POST", path, { body: { reason, since, by }, ...operator() }));
        }
        const witness = await teamKey(environment);
        if (!witness || witness.id === id) {
          throw new HostRefusal(
            "Set WIDGET_SIGNING_KEY to another valid key of the widget, which signs the revocation, or let an operator revoke the key.",
          );
        }
        const statement = witness.state({ widget, action: "revoke", key: id, since });
        const path = `widgets/${encodeURIComponent(widget)}/keys/${encodeURIComponent(id)}/revocation`;
        return revoked(await call(KeyRevoked, "POST", path, { body: { reason, since, statement, by }, ...team() }));
      },
    },
  };
}

function registered(widget: string, key: string): string {
  return `The key ${key} is registered. From now on, ${widget} accepts only versions that it or another valid key signed.`;
}

function revoked({ widget, keys, untrusted, channels }: KeyRevoked): string {
  const others = keys.slice(1);
  return [
    `The key ${keys[0]} of ${widget} is revoked.`,
    ...(others.length > 0 ? [`So are the keys that it added: ${others.join(", ")}.`] : []),
    ...(untrusted.length > 0
      ? [
          `Not trusted any more: ${untrusted.join(", ")}. Sign those that are yours: npm run widget -- sign ${widget} <version>`,
        ]
      : []),
    ...channels.map(({ channel, version }) =>
      version === undefined ? `Nothing is published on ${channel} any more.` : `${channel} serves ${version} instead.`,
    ),
  ].join("\n");
}

function writeNew(file: string, content: string, mode: number): Promise<void> {
  return writeFile(file, content, { flag: "wx", mode }).catch((cause: NodeJS.ErrnoException) => {
    const why = cause.code === "EEXIST" ? "exists already, and may be a key that is in use" : "cannot be written";
    throw new HostRefusal(`${file} ${why}: name another file.`, { cause });
  });
}
