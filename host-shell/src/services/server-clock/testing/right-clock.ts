import type { ServerClock } from "../server-clock.ts";

/** A clock that is never wrong. */
export const rightClock: Pick<ServerClock, "mayDelete" | "onRight"> = {
  mayDelete: async () => true,
  onRight: () => undefined,
};
