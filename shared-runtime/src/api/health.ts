import * as v from "valibot";

/** `GET /healthz` */
export const Alive = v.object({ status: v.literal("alive") });
export type Alive = v.InferOutput<typeof Alive>;

/** `GET /readyz`. `missing` names the checks that failed: `running`, `reviewer`, `database`. */
export const Readiness = v.union([
  v.object({ status: v.literal("ready") }),
  v.object({ status: v.literal("not ready"), missing: v.array(v.string()) }),
]);
export type Readiness = v.InferOutput<typeof Readiness>;
