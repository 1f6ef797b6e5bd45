import { jobStoreCalls } from "../../api/job-store-calls.ts";
import type { Capability } from "../capability.ts";
import type { JobStore } from "./job-store.ts";

interface Options {
  readonly store: JobStore;
  readonly adminToken: string;
  /** Called when jobs were changed. */
  readonly onChanged: () => void;
}

/** Lets operators import and expire jobs; removes those that have expired. */
export function jobStoreCapability({ store, adminToken, onChanged }: Options): Capability {
  return { routes: [jobStoreCalls({ store, adminToken, onChanged })], sweeps: [store] };
}
