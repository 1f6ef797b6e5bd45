import { Hono } from "hono";
import type { ApiEnv } from "../../api/api-env.ts";
import { jobStoreCalls } from "../../api/job-store-calls.ts";
import { openDatabase } from "../../database/database.ts";
import { logRequests } from "../../logging/log-requests.ts";
import { createLogger } from "../../logging/logger.ts";
import { createJobStore } from "../../services/job-store/job-store.ts";
import { readSettings } from "../../settings/settings.ts";
import { listen } from "../listen.ts";

// The calls of the job store alone, in a process of its own, so that tests can kill it.
const settings = readSettings(process.env);
const log = createLogger("silent");
const { tables } = await openDatabase({ ...settings, onConnectionLost: () => undefined });
const api = new Hono<ApiEnv>();
api.use(logRequests(log));
const store = createJobStore(tables);
api.route("/", jobStoreCalls({ store, adminToken: settings.deployAdminToken ?? "", onChanged: () => undefined }));
const { port } = await listen(() => api, settings);
process.send?.({ port });
