import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
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
import { identifyPostings, importPostings } from "../services/job-store/import-postings.ts";
import type { JobStore } from "../services/job-store/job-store.ts";
import type { ApiEnv } from "./api-env.ts";
import { adminsOnly } from "./bearer-guard.ts";
import { invalid, jsonOf, refused } from "./operator-answers.ts";

export interface JobStoreCallsDeps {
  readonly store: Pick<JobStore, "put" | "expire" | "remove" | "identifiers" | "stats">;
  readonly adminToken: string;
  /** Called when jobs were changed. */
  readonly onChanged: () => void;
}

/** The calls with which operators import, expire and count jobs. */
export function jobStoreCalls({ store, adminToken, onChanged }: JobStoreCallsDeps) {
  const admin = adminsOnly(adminToken, "Only the server's DEPLOY_ADMIN_TOKEN may import, expire and count jobs.");
  const atMost = bodyLimit({
    maxSize: mostImportBytes,
    onError: (c) => refused(c, 413, "batchTooLarge", [`A call may have ${mostImportBytes / 2 ** 20} MB in all.`]),
  });
  const calls = new Hono<ApiEnv>();

  calls.post("/import", admin, atMost, async (c) => {
    const body = v.safeParse(JobPostings, await jsonOf(c), plainMessages);
    if (!body.success) return invalid(c, body.issues);
    const imported = await importPostings(store, body.output.postings);
    if (imported.new + imported.changed > 0) onChanged();
    return c.json(imported satisfies JobsImported);
  });

  calls.post("/identifiers", admin, atMost, async (c) => {
    const body = v.safeParse(JobPostings, await jsonOf(c), plainMessages);
    if (!body.success) return invalid(c, body.issues);
    return c.json((await identifyPostings(body.output.postings)) satisfies JobsIdentified);
  });

  calls.get("/identifiers", admin, async (c) => {
    const query = v.safeParse(IdentifierQuery, c.req.query(), plainMessages);
    if (!query.success) return invalid(c, query.issues);
    const identifiers = [...(await store.identifiers(query.output.after, mostIdentifiers))];
    return c.json({ identifiers } satisfies JobIdentifiers);
  });

  calls.post("/expire", admin, atMost, async (c) => {
    const which = v.safeParse(JobsExpiry, await jsonOf(c), plainMessages);
    if (!which.success) return invalid(c, which.issues);
    const removed = "past" in which.output ? await store.expire() : await store.remove(which.output.identifiers);
    if (removed > 0) onChanged();
    return c.json({ removed } satisfies JobsExpired);
  });

  calls.get("/stats", admin, async (c) => c.json((await store.stats()) satisfies JobStats));

  return new Hono<ApiEnv>().route("/api/jobs", calls);
}
