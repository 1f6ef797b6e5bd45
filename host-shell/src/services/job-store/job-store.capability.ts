import type { OperatorGuard } from "../../api/guards/operator-guard.ts";
import { jobStoreCalls } from "./job-store.routes.ts";
import type { Capability } from "../capability.ts";
import type { JobStore } from "./job-store.ts";

interface Options {
  readonly store: JobStore;
  readonly guard: OperatorGuard;
  /** Called when jobs were changed. */
  readonly onChanged: () => void;
}

/** Lets operators import and expire jobs, and removes expired jobs. */
export function jobStoreCapability({ store, guard, onChanged }: Options): Capability {
  return { operatorRoutes: [jobStoreCalls({ store, guard, onChanged })], sweeps: [store] };
}
