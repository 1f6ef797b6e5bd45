import * as v from "valibot";

/** `GET /healthz` */
export const Alive = v.object({ status: v.literal("alive") });
export type Alive = v.InferOutput<typeof Alive>;

/** Another system that the server reads from, and can do without for a while. */
export const SourceState = v.object({
  /** Whether the last answer of the system was usable. */
  answers: v.boolean(),
  /**
   * Seconds since the system's last usable answer, even if it was before the last restart. Absent if there was none.
   */
  ageSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type SourceState = v.InferOutput<typeof SourceState>;

/** The running release, as its build named it. */
export const Release = v.object({
  version: v.string(),
  /** The git commit. Absent if the build did not know it. */
  commit: v.optional(v.string()),
});
export type Release = v.InferOutput<typeof Release>;

/** The errors of clocks, in seconds. */
export const WrongClock = v.object({
  /** The server's clock minus the clock of the database. */
  offsetSeconds: v.pipe(v.number(), v.integer()),
  /** The clock of the database minus the true time; 0 if the clock is right. */
  jumpSeconds: v.pipe(v.number(), v.integer()),
});
export type WrongClock = v.InferOutput<typeof WrongClock>;

const more = {
  release: v.optional(Release),
  sources: v.optional(v.record(v.string(), SourceState)),
  warnings: v.optional(v.array(v.string())),
  clock: v.optional(WrongClock),
  full: v.optional(v.array(v.string())),
};

/**
 * `GET /readyz`. `missing` names the checks that failed: `running`, `migration`, `reviewer`, `layoutService`,
 * `database`. `sources` has the states of `layoutService`, `contentPlatform` and `virusScanner`, if they are used. `warnings` names
 * storages that are nearly full and will soon accept no more: `cvStorage`, `formFileStorage`, `widgetStorage`,
 * `databaseStorage`. It names `clock` if a clock may be wrong; no old data is deleted then, and the field `clock` has
 * the errors of the clocks. `full` names the storages that accept no more now.
 */
export const Readiness = v.union([
  v.object({ status: v.literal("ready"), ...more }),
  v.object({ status: v.literal("not ready"), missing: v.array(v.string()), ...more }),
]);
export type Readiness = v.InferOutput<typeof Readiness>;
