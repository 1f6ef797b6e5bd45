import { compare } from "semver";
import type { WidgetChange } from "./change-widget.ts";

interface StableChange {
  readonly actor: string;
  /** What `stable` serves now. */
  readonly version: string;
  /** What `stable` was taken back from, if it went back. */
  readonly takenBack?: string;
}

/** What a change of `stable` did to the canary. */
export interface CanaryOutcome {
  /** The version that was a canary until then. */
  readonly endedCanary?: string;
}

/**
 * Ends a canary that has done its work: everybody has its version or a higher one. It also ends with the version that
 * `stable` is taken back from, so that nobody keeps what everybody else was freed of. Resolves with the version that it
 * was, if there was one to end.
 */
export async function endCanary(
  { present, record, leave }: Pick<WidgetChange, "present" | "record" | "leave">,
  { actor, version, takenBack }: StableChange,
): Promise<CanaryOutcome> {
  const canary = (await present("canary"))?.version;
  if (canary === undefined) return {};
  const isTakenBack = canary === takenBack;
  if (!isTakenBack && compare(canary, version) > 0) return {};
  const reason = isTakenBack ? `stable was taken back from ${takenBack}.` : `stable serves ${version}.`;
  await record({ actor, action: "end", version, channel: "canary", previous: canary, reason });
  await leave("canary");
  return { endedCanary: canary };
}
