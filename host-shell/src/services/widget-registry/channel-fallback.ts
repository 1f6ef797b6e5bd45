import type { Channel } from "./widget-registry.tables.ts";

/** The version that visitors get from a channel on which nothing is published. */
export interface ChannelFallback {
  readonly version: string;
  /** Whether the version is this server's build. On the canary channel, it may be the version of `stable` instead. */
  readonly isOwnBuild: boolean;
}

/** Returns the build of this server that a channel serves while nothing is published on it. */
export type LocalVersionOf = (name: string, channel: Channel) => string | undefined;

interface Others {
  /** The version published on `stable`; `undefined` for the fallback of `stable` itself. */
  readonly stable: string | undefined;
  readonly ownBuild: string | undefined;
}

export function channelFallback({ stable, ownBuild }: Others): ChannelFallback | undefined {
  if (stable !== undefined) return { version: stable, isOwnBuild: false };
  return ownBuild === undefined ? undefined : { version: ownBuild, isOwnBuild: true };
}
