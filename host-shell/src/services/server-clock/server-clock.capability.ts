import type { Logger } from "pino";
import type { Tables } from "../../database/database.ts";
import type { Capability } from "../capability.ts";
import { createClockNotes } from "./clock-reading.ts";
import { createServerClock, type ServerClock } from "./server-clock.ts";

/** Watches the clocks of this server and the database. `/readyz` warns if one of them is wrong. */
export function serverClockCapability(options: {
  readonly tables: Tables;
  readonly log: Logger;
}): Capability & { readonly clock: ServerClock } {
  const clock = createServerClock({ notes: createClockNotes(options.tables), log: options.log });
  return {
    clock,
    start: clock.start,
    stop: clock.stop,
    readings: [
      {
        source: "clock",
        read: async () => {
          const state = clock.state();
          if (state === undefined) return [];
          return [
            { gauge: "host_shell_clock_offset_seconds", value: state.offsetSeconds },
            { gauge: "host_shell_clock_jump_seconds", value: state.jumpSeconds },
            { gauge: "host_shell_deletion_stopped", value: Number(!state.isRight) },
          ];
        },
      },
    ],
    ready: {
      clock: async () => {
        const state = clock.state();
        if (state === undefined || state.isRight) return { passes: true };
        const { offsetSeconds, jumpSeconds } = state;
        return { passes: true, warns: true, clock: { offsetSeconds, jumpSeconds } };
      },
    },
  };
}
