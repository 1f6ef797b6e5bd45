import { hostileText, microsecondsOf } from "shared-runtime/testing/growth.ts";
import { hostileParts, hostileReaders } from "./hostile-texts.ts";

// Lets every reader read 100 kB of every part. Sends for each reader its slowest part, with the milliseconds of
// processor time.
process.send?.(
  Object.entries(hostileReaders).map(([reader, read]) => ({
    reader,
    ...hostileParts
      .map((part) => ({ part, ms: microsecondsOf(() => read(hostileText(part, 100_000))) / 1_000 }))
      .reduce((slowest, other) => (other.ms > slowest.ms ? other : slowest)),
  })),
);
