export interface ChannelEvent {
  readonly action: string;
  /** The version that the channel served after the event. */
  readonly version: string;
}

/**
 * From the events of a channel, oldest first, returns the versions that it served, the present one last. Versions that
 * were rolled back are left out: two rollbacks lead two versions back, and never to a version that was rolled back.
 */
export function servedVersions(events: readonly ChannelEvent[]): readonly string[] {
  const past: string[] = [];
  for (const { action, version } of events) {
    if (action === "end" || action === "stop") {
      past.length = 0;
    } else if (action === "rollback" || action === "heal") {
      while (past.length > 0 && past.at(-1) !== version) past.pop();
    } else if (action !== "hold" && action !== "continue" && past.at(-1) !== version) {
      past.push(version);
    }
  }
  return past;
}

/** Returns the last version before the present one that is not withdrawn; `undefined` if there is none. */
export function rollbackTarget(past: readonly string[], isWithdrawn: (version: string) => boolean): string | undefined {
  const present = past.at(-1);
  return past.findLast((version) => version !== present && !isWithdrawn(version));
}
