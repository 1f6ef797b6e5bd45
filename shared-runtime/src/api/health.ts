import * as v from "valibot";

/** `GET /healthz` */
export const Alive = v.object({ status: v.literal("alive") });
export type Alive = v.InferOutput<typeof Alive>;

/** Another system that the server reads from, and can do without for a while. */
export const SourceState = v.object({
  /** Whether its last answer was usable. */
  answers: v.boolean(),
  /** Seconds since its last usable answer, also one before the last restart; absent: there was none. */
  ageSeconds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});
export type SourceState = v.InferOutput<typeof SourceState>;

/** The running release, as its build named it. */
export const Release = v.object({
  version: v.string(),
  /** Of git. Absent: the build knew none. */
  commit: v.optional(v.string()),
});
export type Release = v.InferOutput<typeof Release>;

/** How far clocks are wrong, in seconds. */
export const WrongClock = v.object({
  /** The server's clock less the clock of the database. */
  offsetSeconds: v.pipe(v.number(), v.integer()),
  /** The clock of the database minus the true time; 0 if it is right. */
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
 * `GET /readyz`. `missing` names the checks that failed: `running`, `migration`, `reviewer`, `layoutService`, `database`. `sources`
 * has the states of `layoutService` and `virusScanner`, if there are such. `warnings` names
 * storages that are nearly full, so that what would be stored there will soon be refused: `cvStorage`, `formFileStorage`,
 * `widgetStorage`, `databaseStorage`; and `clock`, if a clock may be wrong, so that nothing is deleted for its age: then `clock` says how far.
 * `full` names the storages that refuse it now.
 */
export const Readiness = v.union([
  v.object({ status: v.literal("ready"), ...more }),
  v.object({ status: v.literal("not ready"), missing: v.array(v.string()), ...more }),
]);
export type Readiness = v.InferOutput<typeof Readiness>;
