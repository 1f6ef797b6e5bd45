import { compare } from "semver";
import type { CanaryOutcome } from "./canary-outcome.ts";
import type { WidgetChange } from "./change-widget.ts";

interface StableChange {
  readonly actor: string;
  /** The version that `stable` serves now. */
  readonly version: string;
  /** The version that a rollback took from `stable`. */
  readonly takenBack?: string;
}

/**
 * Ends the canary if `stable` now serves its version or a higher one, or if its version was rolled back from `stable`.
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
