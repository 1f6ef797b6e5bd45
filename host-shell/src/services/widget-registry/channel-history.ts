export interface ChannelEvent {
  readonly action: string;
  /** What the channel served from then on. */
  readonly version: string;
}

/**
 * The versions that a channel served one after the other, the present one last. What was undone is not among them, so
 * that going back twice leads two versions back, and never to what was left. Takes the channel's events, oldest first.
 */
export function servedVersions(events: readonly ChannelEvent[]): readonly string[] {
  const past: string[] = [];
  for (const { action, version } of events) {
    if (action === "end") {
      past.length = 0;
    } else if (action === "rollback" || action === "heal") {
      while (past.length > 0 && past.at(-1) !== version) past.pop();
    } else if (past.at(-1) !== version) {
      past.push(version);
    }
  }
  return past;
}

/** The version to go back to: the last other one that may still be served. */
export function rollbackTarget(past: readonly string[], isWithdrawn: (version: string) => boolean): string | undefined {
  const present = past.at(-1);
  return past.findLast((version) => version !== present && !isWithdrawn(version));
}
