import type { brokenPlaceholders } from "./check-contract.ts";
import type { checkVersion } from "./check-version.ts";
import type { inputFaults } from "./input-faults.ts";

/** The checks that the thread runs, by name. */
export interface Checks {
  readonly checkVersion: typeof checkVersion;
  readonly brokenPlaceholders: typeof brokenPlaceholders;
  readonly inputFaults: typeof inputFaults;
}

export interface CheckOrder {
  readonly name: keyof Checks;
  readonly given: readonly unknown[];
}

/** The thread answers each order twice: `begun` when the check starts, then the outcome. */
export type CheckAnswer =
  | { readonly kind: "begun" }
  | { readonly kind: "done"; readonly output: unknown }
  | { readonly kind: "refused"; readonly errorKey: string; readonly reasons: readonly string[] }
  | { readonly kind: "fault"; readonly error: unknown };
