import type { Reading, ReadingSource } from "../../metrics/reading.ts";
import { answersTo, type ReadinessChecks } from "./health.routes.ts";

/** The answer of `/readyz`, as metrics. */
export function readinessReadings(checks: ReadinessChecks): ReadingSource {
  return {
    source: "checks",
    read: async () =>
      (await answersTo(checks)).flatMap<Reading>(({ name, answer: { passes, warns, source, clock } }) => [
        { gauge: "host_shell_check_passes", labels: { check: name }, value: Number(passes) },
        ...(warns === undefined || clock !== undefined
          ? []
          : [{ gauge: "host_shell_storage_nearly_full", labels: { storage: name }, value: Number(warns) } as const]),
        ...(source?.ageSeconds === undefined
          ? []
          : [{ gauge: "host_shell_source_age_seconds", labels: { source: name }, value: source.ageSeconds } as const]),
      ]),
  };
}
