import type { Capability } from "../capability.ts";
import { createJobSeed, type JobSeedOptions } from "./job-seed.ts";

/** Fills an empty store with `count` made-up jobs. Does nothing if `count` is 0. */
export function jobSeedCapability(options: JobSeedOptions): Capability {
  return options.count === 0 ? {} : { sweeps: [createJobSeed(options)] };
}
