import { readFile } from "node:fs/promises";
import { VersionSigned } from "shared-runtime/api/widget-keys.ts";
import { asOneLine } from "shared-runtime/api/sound-text.ts";
import { UsageError } from "shared-runtime/build/host-cli/command-line.ts";
import { HostRefusal, neededToken } from "shared-runtime/build/host-cli/host-call.ts";
import { actorOf, hostAddress } from "shared-runtime/build/host-cli/host-environment.ts";
import { createRegistryCall } from "shared-runtime/build/widget-cli/host-client.ts";
import { givenPublicKey, teamKey } from "shared-runtime/build/widget-cli/team-key.ts";
import type { WidgetCommands } from "shared-runtime/build/widget-cli/widget-command-line.ts";
import { manifestFile } from "shared-runtime/contract/listed-files.ts";
import { integrityOf } from "shared-runtime/node/hashes.ts";
import { addressOf, fetchFile } from "./host-files.ts";
import { verifyHost } from "./verify-host.ts";
import type { Verdict } from "./verify-version.ts";

const onFirstUse =
  "The keys came from the host itself: a host that lies about a version can lie about its key. Give a key that you know from the team: --widget <name> --key <public key file>.";

/** How anybody verifies a running host, and how a team signs a version that is published already. */
export function verifyCommands(environment: NodeJS.ProcessEnv): WidgetCommands {
  return {
    verify: {
      words: ["<url>"],
      options: ["widget", "key"],
      does: "fetches all versions that a host serves, and its platform, and compares files, hashes and signatures; needs no token",
      async run(words, { widget, key }) {
        const host = words.needed(0, "the address of a host");
        if (key !== undefined && widget === undefined) {
          throw new UsageError("--key needs --widget <name>: it is the key of one team.");
        }
        const pinned = key === undefined ? undefined : await givenPublicKey(key);
        const verdicts = await verifyHost(host, { widget, pinned });
        const lines = [...verdicts.map(lineOf), ...(pinned === undefined ? [onFirstUse] : [])];
        const wrong = verdicts.filter(({ faults }) => faults.length > 0).length;
        if (wrong === 0) return lines.join("\n");
        throw new HostRefusal([...lines, `${wrong} of ${verdicts.length} checks failed.`].join("\n"));
      },
    },
    sign: {
      words: ["<name>", "<version>"],
      options: ["manifest"],
      does: "signs a published version with WIDGET_SIGNING_KEY, without sending its files again; --manifest <file> is the widget.json that you built",
      async run(words, { manifest: file }) {
        const name = words.needed(0, "the name of a widget");
        const version = words.needed(1, "a version");
        const bearer = neededToken("WIDGET_TOKEN", environment["WIDGET_TOKEN"]);
        const key = await teamKey(environment);
        if (!key) throw new HostRefusal("Set WIDGET_SIGNING_KEY to the private key that signs (PEM or path).");
        const host = hostAddress(environment);
        const text = await publishedManifest(host, name, version);
        if (file !== undefined && (await readManifest(file)) !== text) {
          throw new HostRefusal(
            `The host's widget.json of ${name} ${version} is not ${file}: nothing was signed. If ${file} is what you published, the host's copy was changed.`,
          );
        }
        const path = `widgets/${encodeURIComponent(name)}/versions/${encodeURIComponent(version)}/signatures`;
        const body = { ...key.sign(text), by: actorOf(environment) };
        await createRegistryCall(host)(VersionSigned, "POST", path, { body, bearer });
        return [
          `${name} ${version} is signed with the key ${key.id}.`,
          ...(file === undefined
            ? [
                `The signed widget.json came from the host, with the hash ${integrityOf(text)}. Compare it with your own, or name yours with --manifest.`,
              ]
            : []),
        ].join("\n");
      },
    },
  };
}

function lineOf({ name, version, faults, signed, files }: Verdict): string {
  const count = files === 1 ? "1 file" : `${files} files`;
  const line =
    faults.length === 0
      ? `ok     ${name} ${version}  ${count}, ${signed}`
      : `WRONG  ${name} ${version}  ${faults.join("; ")}`;
  // The names come from a host that nobody trusts yet.
  return asOneLine(line);
}

async function publishedManifest(host: string, name: string, version: string): Promise<string> {
  const folder = `widgets/${encodeURIComponent(name)}/${encodeURIComponent(version)}/`;
  const { status, bytes } = await fetchFile(addressOf(host, folder + manifestFile));
  if (status === 200) return new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  throw new HostRefusal(`${name} ${version} is not published: npm run widget -- list shows the published versions.`);
}

function readManifest(file: string): Promise<string> {
  return readFile(file, "utf8").catch((cause: unknown) => {
    throw new HostRefusal(`${file} cannot be read.`, { cause });
  });
}
