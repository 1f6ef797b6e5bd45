import {
  alreadyPublished,
  ChannelName,
  ReleaseAnswer,
  WidgetHistory,
  WidgetList,
} from "shared-runtime/api/registry-management.ts";
import { OverrideLink } from "shared-runtime/api/override-links.ts";
import * as v from "valibot";
import { createHostCall, HostRefusal, neededToken } from "../host-cli/host-call.ts";
import type { BuiltVersion } from "./built-version.ts";
import type { TeamKey } from "./team-key.ts";

/** Calls the registry of a running host-shell. Rejects with `HostRefusal` if the host refuses or fails. */
export function createRegistryCall(address: string) {
  return createHostCall({
    address,
    path: "api/registry/",
    afterFailure: "Check with npm run widget -- list what it did before you try again.",
  });
}

interface Options {
  readonly address: string;
  readonly token: string | undefined;
  /** A token that lets reads show names of staff. Default: `token`. */
  readonly readingToken?: string | undefined;
  /** The person or pipeline that makes the changes, for the history. */
  readonly by: string;
}

interface PromotionOptions {
  /** The percentage of visitors, for a canary. */
  readonly share?: string | undefined;
  readonly force?: string | undefined;
}

interface RollbackOptions {
  readonly channel?: string | undefined;
  readonly security?: string | undefined;
}

interface PublishOptions extends PromotionOptions {
  /** Signs the manifest. */
  readonly signingKey?: TeamKey | undefined;
  readonly channel?: string | undefined;
}

const Done = v.object({
  version: v.string(),
  channel: v.optional(v.string()),
  notes: v.optional(v.array(v.string()), []),
});

/** The registry of a running host-shell. All calls reject with `HostRefusal` if the host refuses or fails. */
export function createHostClient({ address, token, readingToken = token, by }: Options) {
  const call = createRegistryCall(address);
  const deploying = () => ({ bearer: neededToken("WIDGET_TOKEN", token) });

  const reading = readingToken === undefined || readingToken === "" ? {} : { bearer: readingToken };

  const list = () => call(WidgetList, "GET", "widgets", reading);
  return {
    /** Publishes the version that `build` resolves with. `build` is called only after all other checks. */
    async publish(name: string, build: () => Promise<BuiltVersion>, options: PublishOptions) {
      const authorization = deploying();
      if (options.channel !== undefined && !v.is(ChannelName, options.channel)) {
        throw new HostRefusal(`--channel ${options.channel} is not a channel. There are stable and canary.`);
      }
      checkShare(options.share, options.channel);
      const { manifest, files } = await build();
      const body = new FormData();
      if (options.signingKey) {
        const { key, signature } = options.signingKey.sign(manifest);
        // A form changes the line breaks of a field, but no byte of a file.
        body.set("manifest", new Blob([manifest]), "widget.json");
        body.set("key", key);
        body.set("signature", signature);
      } else body.set("manifest", manifest);
      body.set("by", by);
      for (const field of ["channel", "share", "force"] as const) {
        if (options[field] !== undefined) body.set(field, options[field]);
      }
      for (const [path, bytes] of files) body.set(path, new Blob([bytes]), path);
      return call(Done, "POST", `widgets/${encodeURIComponent(name)}/versions`, { body, ...authorization });
    },
    async promote(name: string, version: string, channel: string, { share, force }: PromotionOptions) {
      const authorization = deploying();
      checkShare(share, channel);
      return call(Done, "PUT", `widgets/${encodeURIComponent(name)}/channels/${encodeURIComponent(channel)}`, {
        body: { version, by, ...(share !== undefined && { share: Number(share) }), force },
        ...authorization,
      });
    },
    rollback: (name: string, { channel, security }: RollbackOptions) =>
      call(Done, "POST", `widgets/${encodeURIComponent(name)}/rollback`, {
        body: { by, ...(channel !== undefined && { channel }), ...(security !== undefined && { security }) },
        ...deploying(),
      }),
    /** Begins a gradual release. */
    release: (name: string, version: string) =>
      call(ReleaseAnswer, "POST", `widgets/${encodeURIComponent(name)}/release`, {
        body: { version, by },
        ...deploying(),
      }),
    holdRelease: (name: string, isHeld: boolean) =>
      call(ReleaseAnswer, "PUT", `widgets/${encodeURIComponent(name)}/release`, {
        body: { isHeld, by },
        ...deploying(),
      }),
    releaseState: (name: string) => call(ReleaseAnswer, "GET", `widgets/${encodeURIComponent(name)}/release`, reading),
    withdraw: (name: string, version: string, security: string) =>
      call(Done, "POST", `widgets/${encodeURIComponent(name)}/versions/${encodeURIComponent(version)}/withdrawal`, {
        body: { by, security },
        ...deploying(),
      }),
    overrideLink: (name: string, url: string, hours: string | undefined) =>
      call(OverrideLink, "POST", `widgets/${encodeURIComponent(name)}/override-links`, {
        body: { url, by, ...(hours !== undefined && { hours: Number(hours) }) },
        ...deploying(),
      }),
    list,
    /** Rejects if the version is already published, so that it is not built in vain. The host checks this again. */
    async checkUnpublished(name: string, version: string) {
      const { widgets } = await list();
      const versions = widgets.find((widget) => widget.name === name)?.versions ?? [];
      if (versions.some((published) => published.version === version)) {
        throw new HostRefusal(alreadyPublished(name, version));
      }
    },
    history: (name: string) => call(WidgetHistory, "GET", `widgets/${encodeURIComponent(name)}/history`, reading),
  };
}

function checkShare(share: string | undefined, channel: string | undefined): void {
  if (share === undefined) return;
  if (!/^\d{1,3}$/.test(share) || Number(share) > 100) {
    throw new HostRefusal(`--share ${share} is not an integer percentage from 0 to 100, such as 10.`);
  }
  if (channel !== "canary") throw new HostRefusal("--share is only for a canary: stable goes to all other visitors.");
}
