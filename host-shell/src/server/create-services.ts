import { sql } from "drizzle-orm";
import type { Hono } from "hono";
import type { Logger } from "pino";
import type { ApiEnv } from "../api/api-env.ts";
import { createApi } from "../api/create-api.ts";
import { overrideCalls } from "../api/override-calls.ts";
import { registryCalls } from "../api/registry-calls.ts";
import { memberOf, session } from "../api/session.ts";
import { siteSettings, type SiteSettingsDeps } from "../api/site-settings.ts";
import { openDatabase } from "../database/open-database.ts";
import { endsWithin } from "../concurrency/ends-within.ts";
import { createReviewJobs } from "../services/cv-queue/review-jobs.ts";
import { createReviewWatch } from "../services/cv-queue/review-watch.ts";
import { createReviewWorker } from "../services/cv-queue/review-worker.ts";
import { createCvRetention } from "../services/cv-retention/cv-retention.ts";
import type { CvReviewer } from "../services/cv-review/cv-reviewer.ts";
import { createCvStore } from "../services/cv-store/cv-store.ts";
import { createCvTokens } from "../services/cv-tokens/cv-tokens.ts";
import { tokenSecret } from "../services/cv-tokens/token-secret.ts";
import { serviceWindowsAt } from "../services/site-settings/service-windows.ts";
import { createLeadRetention } from "../services/leads/lead-retention.ts";
import { createMemberSessions } from "../services/sign-in/member-sessions.ts";
import { createSignInAttempts } from "../services/sign-in/sign-in-attempts.ts";
import { createSweeper } from "../services/sweeper/sweeper.ts";
import { adminToken } from "../services/widget-registry/admin-token.ts";
import type { LivePlaceholder } from "../services/widget-registry/live-placeholders.ts";
import { prepareWidgetsDir } from "../services/widget-registry/prepare-widgets-dir.ts";
import { createVersionChecks, type VersionChecks } from "../services/widget-registry/version-checks.ts";
import { createWidgetRegistry, type WidgetRegistry } from "../services/widget-registry/widget-registry.ts";
import { createWidgetOverrides, type WidgetOverrides } from "../services/widget-registry/widget-overrides.ts";
import type { Settings } from "../settings/settings.ts";
import { createJobServices } from "./job-services.ts";
import { createLeadServices } from "./lead-services.ts";
import { createReviewerProbe } from "./reviewer-probe.ts";
import { signInRoutes, type SignInRoutes } from "./sign-in-routes.ts";

export interface Services {
  readonly api: Hono<ApiEnv>;
  readonly widgets: WidgetRegistry;
  readonly overrides: WidgetOverrides;
  /** For visitors who reach the server under this origin. */
  readonly signInAt: (publicUrl: string) => SignInRoutes;
  /** From now on `/readyz` says no, so that no new visitors are sent here. */
  readonly announceStop: () => void;
  /** Takes no more work. Running reviews get `patienceMs`; then whoever still waits for one is told to come back. */
  readonly finishWork: (patienceMs: number) => Promise<void>;
  /** Stops the reviewer and closes the database. No call may be under way any more. */
  readonly close: () => Promise<void>;
}

export interface Ports {
  readonly log: Logger;
  readonly reviewer: CvReviewer;
  readonly checks?: VersionChecks;
  /** The module that the thread of the index of jobs runs, if not that beside its source. */
  readonly jobIndexEntry?: URL;
  /** Where a widget stands on our own pages; nowhere if not given. */
  readonly contentPlaceholders?: (widget: string) => Promise<readonly LivePlaceholder[]>;
  /** The global settings of the content; none if not given. */
  readonly findSettings?: SiteSettingsDeps["findSettings"];
}

const leaseSeconds = 30;
const reviewerPatienceMs = 1_000;
const databasePatienceMs = 2_000;
/** Visitors are told that a review may take so long. */
const reviewPatienceMs = 3 * 60 * 1_000;

/** Opens the database and starts everything behind the API. The services own the reviewer and close it. */
export async function createServices(
  settings: Settings,
  {
    log,
    reviewer,
    checks = createVersionChecks(),
    jobIndexEntry,
    contentPlaceholders = async () => [],
    findSettings = async () => undefined,
  }: Ports,
): Promise<Services> {
  const { tables, shared, eraseDeleted, close } = await openDatabase({
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
    onConnectionLost: (error) => log.warn({ err: error }, "a database connection was lost"),
  });
  // The database comes first: it says what is wrong with DATA_DIR, where this folder usually lies.
  prepareWidgetsDir(settings.widgetsDir);
  const closing = new AbortController();
  let stopping = false;

  const jobs = createReviewJobs(tables, { leaseSeconds });
  const watch = createReviewWatch(jobs.waitingAmong, log);
  const worker = createReviewWorker({
    jobs,
    review: reviewer.review,
    places: settings.cvWorkers,
    renewSeconds: leaseSeconds / 3,
    log,
    onSettled: watch.settled,
  });
  const reviewerAnswers = createReviewerProbe(reviewer.inspect, log);
  const retention = createCvRetention({ tables, eraseDeleted, days: settings.cvRetentionDays, log });

  const widgets = createWidgetRegistry({
    tables,
    widgetsDir: settings.widgetsDir,
    checks,
    limits: { failures: settings.widgetFailureLimit, loads: settings.widgetFailureMinimum, minutes: 30 },
    contentPlaceholders,
    allowedOrigins: settings.allowedOrigins,
    log,
  });

  const admin = await adminToken(settings.dataDir, settings.deployAdminToken);
  const secret = await tokenSecret(tables, settings.cvTokenSecret);
  const overrides = createWidgetOverrides({ secret, origins: settings.overrideOrigins });

  const sessions = createMemberSessions(tables, {
    idleMinutes: settings.sessionIdleMinutes,
    maxHours: settings.sessionMaxHours,
  });
  const attempts = createSignInAttempts(tables);
  const isClosed = async () => serviceWindowsAt(await findSettings(), Date.now()).stateOf("login").isOff;
  const userOf = memberOf(sessions);
  const leads = createLeadServices(settings, { tables, shared, adminToken: admin, userOf, log });
  const cvs = { store: createCvStore(tables), tokens: createCvTokens(secret), watch, closing: closing.signal };
  const matched = createJobServices(settings, {
    ...cvs,
    tables,
    adminToken: admin,
    userOf,
    indexEntry: jobIndexEntry,
    log,
  });
  const leadRetention = createLeadRetention(tables, settings.leadRetentionDays);
  const sweeper = createSweeper([sessions, attempts, leadRetention, ...matched.swept], log);

  const api = createApi({
    count: widgets.count,
    keepPlaceholders: widgets.placeholders.report,
    publicUrl: settings.publicUrl,
    resources: [
      registryCalls({
        registry: widgets.store,
        publish: widgets.publish,
        promote: widgets.promote,
        list: widgets.list,
        deployTokens: widgets.tokens,
        adminToken: admin,
        onChanged: widgets.changed,
      }),
      overrideCalls({ overrides, deployTokens: widgets.tokens }),
      siteSettings({ findSettings }),
      ...leads.resources,
      ...matched.resources,
      session(sessions),
    ],
    log,
    allowedOrigins: settings.allowedOrigins,
    inspect: reviewer.inspect,
    inspections: settings.cvWorkers,
    ...cvs,
    patienceMs: reviewPatienceMs,
    onKept: worker.wake,
    readiness: {
      running: async () => !stopping,
      reviewer: reviewerAnswers,
      database: async () => (await tables.execute(sql`select 1`), true),
    },
  });

  // Nobody else can be working on an embedded database: what a killed server left is taken up at once.
  if (!shared) await jobs.freeAll();
  worker.start();
  retention.start();
  widgets.start();
  await leads.start();
  await matched.start();
  sweeper.start();
  void reviewerAnswers();

  return {
    api,
    widgets,
    overrides,
    signInAt: (publicUrl) => signInRoutes(publicUrl, { ...settings, sessions, attempts, isClosed, log }),
    announceStop: () => {
      stopping = true;
    },
    async finishWork(patienceMs) {
      await Promise.all([
        worker.stop(patienceMs),
        retention.stop(patienceMs),
        leads.stop(patienceMs),
        matched.stop(patienceMs),
        sweeper.stop(patienceMs),
        endsWithin(widgets.stop(), patienceMs),
      ]);
      closing.abort();
    },
    async close() {
      // What the reviewer still works on was given back: nobody waits for it.
      const closed = await endsWithin(reviewer.close(), reviewerPatienceMs);
      if (!closed) log.warn("the reviewer was still at work when the server stopped");
      if (!(await endsWithin(close(), databasePatienceMs)))
        log.warn("the database did not answer when the server stopped");
    },
  };
}
