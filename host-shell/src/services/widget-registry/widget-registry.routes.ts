import { type Context, Hono } from "hono";
import type { Logger } from "pino";
import { plainMessages } from "shared-runtime/api/plain-messages.ts";
import {
  type ChannelChanged,
  ChannelName,
  Promotion,
  PublishOptions,
  type ReleaseAnswer,
  ReleaseHold,
  ReleaseStart,
  Rollback,
  SecurityWithdrawal,
  type VersionPublished,
  type VersionWithdrawn,
  type WidgetHistory,
  type WidgetList,
} from "shared-runtime/api/registry-management.ts";
import { WidgetName } from "shared-runtime/contract/widget-manifest.ts";
import * as v from "valibot";
import type { PromotionRequest } from "./promote.ts";
import type { GradualReleases } from "./gradual-release/gradual-releases.ts";
import type { ReleaseRequest } from "./gradual-release/release-changes.ts";
import { releaseState } from "./gradual-release/release-state.ts";
import type { Published, Submission } from "./publish.ts";
import type { CanaryOutcome } from "./canary-outcome.ts";
import { answerRegistryError } from "./answer-registry-error.http.ts";
import { notesOnCanary, messages } from "./registry-messages.ts";
import type { RegistryStore } from "./registry-store.ts";
import { eventWithoutNames, unnamed, versionWithoutNames } from "./without-names.ts";
import { actorOf } from "../../api/guards/actor-of.ts";
import { noteSecret } from "../../api/guards/note-secret.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { bodyAtMost } from "../../api/bodies/body-at-most.ts";
import { bearerToken } from "../../api/guards/bearer-token.ts";
import type { DeployerEnv, DeployerGuard } from "./deployer-guard.http.ts";
import { invalid, jsonOf, refused } from "../../api/answers/operator-answers.ts";
import { unlessTooSlow } from "../../api/bodies/sender-too-slow.ts";

export interface RegistryDeps {
  readonly registry: Pick<RegistryStore, "rollback" | "withdraw" | "history" | "holdRelease">;
  readonly release: (request: ReleaseRequest) => Promise<void>;
  readonly releases: Pick<GradualReleases, "latest" | "recent">;
  readonly publish: (submission: Submission) => Promise<Published>;
  readonly promote: (promotion: PromotionRequest) => Promise<CanaryOutcome>;
  readonly list: () => Promise<WidgetList>;
  readonly deployers: DeployerGuard;
  /** Resolves with whether the holder of a token may read names of staff and the reasons that they gave. */
  readonly isHolder: (token: string) => Promise<boolean>;
  /** Resolves when this server serves the change. */
  readonly onChanged: () => Promise<void>;
  readonly log: Logger;
}

/**
 * Returns the manifest of an upload. If it was sent as a field, its line breaks may have changed on the way. If it was
 * sent as a file, as for signed versions, it has the signed bytes; the file is removed from `files`.
 */
function exactText(field: FormDataEntryValue | null, files: Map<string, Uint8Array>): string {
  if (field === null || typeof field === "string") return field ?? "";
  const bytes = files.get("manifest");
  files.delete("manifest");
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return "";
  }
}

/** Replaces the name of a person in answers to callers without a token. */
const somebody = "a member of staff";

const maxBytes = 20 * 2 ** 20;

/** The calls with which teams publish, promote and roll back their widgets, and read the history. */
export function registryCalls({
  registry,
  publish,
  promote,
  release,
  releases,
  list,
  deployers,
  isHolder,
  onChanged,
  log,
}: RegistryDeps) {
  const calls = new Hono<DeployerEnv>();

  const tooLarge = bodyAtMost<DeployerEnv>(maxBytes, (c) =>
    refused(c, 413, "versionTooLarge", [`A version may have ${maxBytes / 2 ** 20} MB in all.`]),
  );

  calls.post("/widgets/:name/versions", deployers, tooLarge, async (c) => {
    const form = await c.req.formData().catch(unlessTooSlow);
    if (!form) return refused(c, 400, "bodyBroken", ["The upload is not a complete multipart body. Send it again."]);
    const fields = Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
    const options = v.safeParse(PublishOptions, fields, plainMessages);
    if (!options.success) return invalid(c, options.issues);
    const files = new Map<string, Uint8Array>();
    for (const [path, value] of form) if (typeof value !== "string") files.set(path, await value.bytes());
    const { channel, share, force, key, signature, by } = options.output;
    const manifest = exactText(form.get("manifest"), files);
    const published = await publish({
      name: c.req.param("name"),
      manifest,
      signature: key !== undefined && signature !== undefined ? { key, signature } : undefined,
      files,
      actor: actorOf(c.get("deployer"), by),
      channel,
      share,
      force,
    });
    await onChanged();
    return c.json({ ...published, channel } satisfies VersionPublished, 201);
  });

  calls.put("/widgets/:name/channels/:channel", deployers, async (c) => {
    const channel = v.safeParse(ChannelName, c.req.param("channel"), plainMessages);
    if (!channel.success) return invalid(c, channel.issues, "The channel");
    const body = v.safeParse(Promotion, await jsonOf(c), plainMessages);
    if (!body.success) return invalid(c, body.issues);
    const { version, share, force, by } = body.output;
    const name = c.req.param("name");
    const outcome = await promote({
      name,
      actor: actorOf(c.get("deployer"), by),
      version,
      channel: channel.output,
      share,
      force,
    });
    await onChanged();
    return c.json({
      name,
      version,
      channel: channel.output,
      notes: [...notesOnCanary(outcome)],
    } satisfies ChannelChanged);
  });

  calls.post("/widgets/:name/rollback", deployers, async (c) => {
    const body = v.safeParse(Rollback, await jsonOf(c), plainMessages);
    if (!body.success) return invalid(c, body.issues);
    const { security, by, ...asked } = body.output;
    const name = c.req.param("name");
    const { version, fallback, channel, ...outcome } = await registry.rollback({
      name,
      actor: actorOf(c.get("deployer"), by),
      channel: asked.channel,
      security,
    });
    await onChanged();
    const notes = [...(fallback ? [messages.left(channel, fallback)] : []), ...notesOnCanary(outcome)];
    return c.json({ name, version, channel, notes } satisfies ChannelChanged);
  });

  const releaseOf = async (name: string, all = releases.latest()): Promise<ReleaseAnswer | undefined> => {
    const found = (await all).find((one) => one.release.name === name);
    return found && { name, release: releaseState(found) };
  };

  calls.post("/widgets/:name/release", deployers, async (c) => {
    const body = v.safeParse(ReleaseStart, await jsonOf(c), plainMessages);
    if (!body.success) return invalid(c, body.issues);
    const { version, by } = body.output;
    const name = c.req.param("name");
    await release({ name, version, actor: actorOf(c.get("deployer"), by) });
    await onChanged();
    return c.json(await releaseOf(name), 201);
  });

  calls.put("/widgets/:name/release", deployers, async (c) => {
    const body = v.safeParse(ReleaseHold, await jsonOf(c), plainMessages);
    if (!body.success) return invalid(c, body.issues);
    const { isHeld, by } = body.output;
    const name = c.req.param("name");
    await registry.holdRelease({ name, isHeld, actor: actorOf(c.get("deployer"), by) });
    await onChanged();
    return c.json(await releaseOf(name));
  });

  calls.get("/widgets/:name/release", async (c) => {
    const name = c.req.param("name");
    const found = v.is(WidgetName, name) ? await releaseOf(name, releases.recent()) : undefined;
    return found ? c.json(found) : refused(c, 404, "noRelease", [messages.neverReleased(name)]);
  });

  calls.post("/widgets/:name/versions/:version/withdrawal", deployers, async (c) => {
    const body = v.safeParse(SecurityWithdrawal, await jsonOf(c), plainMessages);
    if (!body.success) return invalid(c, body.issues);
    const { security, by } = body.output;
    const { name, version } = c.req.param();
    await registry.withdraw({ name, version, actor: actorOf(c.get("deployer"), by), reason: security });
    await onChanged();
    return c.json({ name, version } satisfies VersionWithdrawn);
  });

  const mayReadNames = async (c: Context<DeployerEnv>): Promise<boolean> => {
    const isAllowed = await isHolder(bearerToken(c));
    noteSecret(c, isAllowed);
    return isAllowed;
  };

  calls.get("/widgets", async (c) => {
    const { widgets } = await list();
    if (await mayReadNames(c)) return c.json({ widgets } satisfies WidgetList);
    return c.json({
      widgets: widgets.map((widget) => ({
        ...widget,
        versions: widget.versions.map((version) => ({ ...versionWithoutNames(version), publishedBy: somebody })),
      })),
    } satisfies WidgetList);
  });
  calls.get("/widgets/:name/history", async (c) => {
    const name = c.req.param("name");
    const all = v.is(WidgetName, name) ? await registry.history(name) : [];
    const events = (await mayReadNames(c)) ? all : all.map(eventWithoutNames);
    return c.json({
      events: events.map(({ id: _id, name: _name, failures: _failures, at, actor, ...event }) => ({
        ...event,
        actor: actor === unnamed ? somebody : actor,
        at: at.toISOString(),
      })),
    } satisfies WidgetHistory);
  });

  calls.onError(answerRegistryError(log));
  return new Hono<ApiEnv>().route("/api/registry", calls);
}
