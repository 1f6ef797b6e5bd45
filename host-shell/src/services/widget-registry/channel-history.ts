export interface ChannelEvent {
  readonly action: string;
  /** The version that the channel served after the event. */
  readonly version: string;
}

/**
 * Returns the versions that a channel served, the present one last, from its events, oldest first. Versions that were
 * rolled back are left out: rolling back twice leads two versions back, and never to one that was rolled back.
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

/** Returns the last version other than the present one that is not withdrawn, or `undefined`. */
export function rollbackTarget(past: readonly string[], isWithdrawn: (version: string) => boolean): string | undefined {
  const present = past.at(-1);
  return past.findLast((version) => version !== present && !isWithdrawn(version));
}
