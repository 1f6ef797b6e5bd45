import { type Context, Hono } from "hono";
import {
  IdentifierQuery,
  type JobIdentifiers,
  JobPostings,
  type JobsExpired,
  JobsExpiry,
  type JobsIdentified,
  type JobsImported,
  type JobStats,
  mostIdentifiers,
  mostImportBytes,
} from "shared-runtime/api/job-store.ts";
import { plainMessages } from "shared-runtime/api/plain-messages.ts";
import * as v from "valibot";
import { identifyPostings, importPostings } from "./import-postings.ts";
import { type LooseJson, readLooseJson } from "./reading/loose-json.ts";
import { decodedText } from "./reading/text-encoding.ts";
import type { JobStore } from "./job-store.ts";
import type { ApiEnv } from "../../api/api-env.ts";
import { bodyAtMost } from "../../api/bodies/body-at-most.ts";
import { invalid, jsonOf, refused } from "../../api/answers/operator-answers.ts";
import type { OperatorEnv, OperatorGuard } from "../../api/guards/operator-guard.ts";

export interface JobStoreCallsDeps {
  readonly store: Pick<JobStore, "put" | "expire" | "remove" | "identifiers" | "stats">;
  readonly guard: OperatorGuard;
  /** Called when jobs were changed. */
  readonly onChanged: () => void;
}

/**
 * Reads the body as a board publishes it, decoded by its byte order mark or declared encoding. The value is `undefined`
 * if the body is not JSON.
 */
async function looseJsonOf(c: Context): Promise<LooseJson> {
  const [, charset] = /;\s{0,10}charset="?([\w:.-]{1,40})/i.exec(c.req.header("content-type") ?? "") ?? [];
  try {
    return readLooseJson(decodedText(new Uint8Array(await c.req.arrayBuffer()), charset));
  } catch {
    return { value: undefined, repaired: new Set() };
  }
}

/** The calls with which operators import, expire and count jobs. */
export function jobStoreCalls({ store, guard, onChanged }: JobStoreCallsDeps) {
  const operator = guard.holders("jobs", "import, expire and count jobs");
  const atMost = bodyAtMost<OperatorEnv>(mostImportBytes, (c) =>
    refused(c, 413, "batchTooLarge", [`A call may have ${mostImportBytes / 2 ** 20} MB in all.`]),
  );
  const calls = new Hono<OperatorEnv>();

  calls.post("/import", operator, atMost, async (c) => {
    const { value, repaired } = await looseJsonOf(c);
    const body = v.safeParse(JobPostings, value, plainMessages);
    if (!body.success) return invalid(c, body.issues);
    const imported = await importPostings(store, body.output.postings);
    if (imported.new + imported.changed > 0) onChanged();
    return c.json({ ...imported, repaired: repaired.size } satisfies JobsImported);
  });

  calls.post("/identifiers", operator, atMost, async (c) => {
    const body = v.safeParse(JobPostings, (await looseJsonOf(c)).value, plainMessages);
    if (!body.success) return invalid(c, body.issues);
    return c.json((await identifyPostings(body.output.postings)) satisfies JobsIdentified);
  });

  calls.get("/identifiers", operator, async (c) => {
    const query = v.safeParse(IdentifierQuery, c.req.query(), plainMessages);
    if (!query.success) return invalid(c, query.issues);
    const identifiers = [...(await store.identifiers(query.output.after, mostIdentifiers))];
    return c.json({ identifiers } satisfies JobIdentifiers);
  });

  calls.post("/expire", operator, atMost, async (c) => {
    const which = v.safeParse(JobsExpiry, await jsonOf(c), plainMessages);
    if (!which.success) return invalid(c, which.issues);
    const removed = "past" in which.output ? await store.expire() : await store.remove(which.output.identifiers);
    if (removed > 0) onChanged();
    return c.json({ removed } satisfies JobsExpired);
  });

  calls.get("/stats", operator, async (c) => c.json((await store.stats()) satisfies JobStats));

  return new Hono<ApiEnv>().route("/api/jobs", calls);
}
