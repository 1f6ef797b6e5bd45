import type { Channel } from "./widget-registry.tables.ts";

/** What visitors get from a channel that nothing is published on. */
export interface ChannelFallback {
  readonly version: string;
  /** A build of this server; else a canary gives what `stable` does. */
  readonly isOwnBuild: boolean;
}

/** The build of this server that a channel serves as long as nothing is published on it. */
export type LocalVersionOf = (name: string, channel: Channel) => string | undefined;

interface Others {
  /** What is published on `stable`; nothing for `stable` itself. */
  readonly stable: string | undefined;
  readonly ownBuild: string | undefined;
}

export function channelFallback({ stable, ownBuild }: Others): ChannelFallback | undefined {
  if (stable !== undefined) return { version: stable, isOwnBuild: false };
  return ownBuild === undefined ? undefined : { version: ownBuild, isOwnBuild: true };
}
