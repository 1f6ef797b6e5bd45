import { and, eq } from "drizzle-orm";
import type { WidgetChange } from "../change-widget.ts";
import { type Channel, widgetChannel } from "../widget-registry.tables.ts";
import { signingMessages } from "./signing-messages.ts";

/** A channel that left an untrusted version. It serves `version` instead; nothing if `version` is absent. */
export interface LeftChannel {
  readonly channel: Channel;
  readonly version?: string;
}

/** The actor is the registry itself: everybody may read the history, and it must not name a person. */
const actor = "self-healing";

/** Takes every channel off a version that is not trusted, even if it has nothing else to serve. */
export async function leaveUntrusted(
  { transaction, present, rollbackVersion, fallback, isUnsafe, serve, leave, record, release }: WidgetChange,
  name: string,
  untrusted: ReadonlySet<string>,
): Promise<readonly LeftChannel[]> {
  const left: LeftChannel[] = [];
  // The release is ended first, since an active release begins again when `stable` changes.
  const active = await release.find();
  if (active && untrusted.has(active.version)) {
    await release.end(active, "ended", { told: signingMessages.untrusted(active.version) });
  }
  // A canary falls back to `stable`, which comes first.
  for (const channel of ["stable", "canary"] as const) {
    const state = await present(channel);
    if (!state) continue;
    const published = await rollbackVersion(channel);
    if (!untrusted.has(state.version)) {
      await transaction
        .update(widgetChannel)
        .set({ previous: published ?? null })
        .where(and(eq(widgetChannel.name, name), eq(widgetChannel.channel, channel)));
      continue;
    }
    const target = channel === "stable" ? published : undefined;
    const other = target ?? (await fallback(channel))?.version;
    const instead = other !== undefined && !untrusted.has(other) && !(await isUnsafe(other)) ? other : undefined;
    const reason = signingMessages.untrusted(state.version);
    await record({ actor, action: "heal", version: instead ?? "", channel, previous: state.version, reason });
    if (target === undefined) await leave(channel);
    else await serve(channel, target, state.share);
    left.push({ channel, ...(instead !== undefined && { version: instead }) });
  }
  return left;
}
