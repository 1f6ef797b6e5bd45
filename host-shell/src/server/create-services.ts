import { sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Release } from "shared-runtime/api/health.ts";
import { callerOrigin } from "../services/caller-origin/caller-origin.routes.ts";
import { type FindWidgetLayout, layoutServiceProxy } from "../services/layout-service/layout-service.routes.ts";
import { metricsCalls } from "../services/metrics/metrics.routes.ts";
import { observeRequests } from "../services/metrics/observe-requests.ts";
import { createOperatorGuard } from "../api/guards/operator-guard.ts";
import { guessQuotas, type GuessQuotas, type Quotas, quotasOf } from "../api/quotas/quotas.ts";
import { createRouteGuard, type RouteGuard } from "../api/quotas/route-guard.ts";
import { createSecurityLog, type SecurityLog } from "../api/guards/security-log.ts";
import type { UserOf } from "../services/sign-in/session.routes.ts";
import type { FindSettings } from "../services/site-settings/site-settings.routes.ts";
import { endsWithin } from "../concurrency/ends-within.ts";
import { backupDoor } from "../backup/backup-door.ts";
import type { Database } from "../database/database.ts";
import { openDatabase } from "../database/open-database.ts";
import type { TellMigration } from "../database/run-migrations.ts";
import { type DiskShare, freeBytesOf } from "../disk/disk-share.ts";
import { type ClientAddress, createClientAddress } from "../http/client-address.ts";
import type { RequestObserver } from "../logging/log-requests.ts";
import { createMetrics, type Metrics } from "../metrics/metrics.ts";
import type { Capability } from "../services/capability.ts";
import type { AddonProduct } from "shared-runtime/api/sheet-content.ts";
import { type BankDetails, createBankDetails } from "../security/bank-details.ts";
import { bankDetailsKeys } from "../security/bank-details-keys.ts";
import { companiesCapability } from "../services/companies/companies.capability.ts";
import { cvQueueCapability } from "../services/cv-queue/cv-queue.capability.ts";
import { cvRetentionCapability } from "../services/cv-retention/cv-retention.capability.ts";
import type { CvReviewer } from "../engines/cv-review/cv-reviewer.ts";
import { createCvRoom } from "../services/cv-store/cv-room.ts";
import { cvStoreCapability } from "../services/cv-store/cv-store.capability.ts";
import { createCvStore } from "../services/cv-store/cv-store.ts";
import { createMemberCvs } from "../services/cv-store/member-cvs.ts";
import { createCvTokens } from "../services/cv-tokens/cv-tokens.ts";
import { tokenSecret } from "../services/cv-tokens/token-secret.ts";
import { jobMatchCapability } from "../services/job-match/job-match.capability.ts";
import { jobRatingsCapability } from "../services/job-ratings/job-ratings.capability.ts";
import { jobSeedCapability } from "../services/job-seed/job-seed.capability.ts";
import { jobStoreCapability } from "../services/job-store/job-store.capability.ts";
import { createJobStore } from "../services/job-store/job-store.ts";
import { memberDataCapability } from "../services/member-data/member-data.capability.ts";
import { membershipCapability } from "../services/membership/membership.capability.ts";
import type { MembershipFile } from "../services/membership/membership-file.ts";
import type { FindOrganisations } from "../services/organisations/kept-organisations.ts";
import { organisationsCapability } from "../services/organisations/organisations.capability.ts";
import { createOperatorAccess } from "../services/operator-tokens/operator-access.ts";
import { operatorTokensCapability } from "../services/operator-tokens/operator-tokens.capability.ts";
import { createOperatorTokens } from "../services/operator-tokens/operator-tokens.ts";
import { outboxCapability } from "../services/outbox/outbox.capability.ts";
import { postalCodesCapability } from "../services/postal-codes/postal-codes.capability.ts";
import { frontPageOnly, type SignInPaths } from "../services/sign-in/sign-in-paths.ts";
import { personInLog } from "../services/sign-in/person-key.ts";
import { type SignInRoutes, signInCapability } from "../services/sign-in/sign-in.capability.ts";
import type { ServerClock } from "../services/server-clock/server-clock.ts";
import { serverClockCapability } from "../services/server-clock/server-clock.capability.ts";
import { siteSettingsCapability } from "../services/site-settings/site-settings.capability.ts";
import { createAttachments } from "../services/uploads/attachments.ts";
import { submissionKinds } from "../services/submissions/submission-kinds.ts";
import { submissionsCapability } from "../services/submissions/submissions.capability.ts";
import { uploadKinds } from "../services/submissions/upload-kinds.ts";
import { uploadsCapability } from "../services/uploads/uploads.capability.ts";
import { adminToken } from "../services/operator-tokens/admin-token.ts";
import type { LivePlaceholder } from "../services/widget-registry/live-placeholders.ts";
import { prepareWidgetsDir } from "../services/widget-registry/prepare-widgets-dir.ts";
import { createVersionChecks, type VersionChecks } from "../services/widget-registry/version-checks.ts";
import { widgetRegistryCapability } from "../services/widget-registry/widget-registry.capability.ts";
import type { WidgetOverrides } from "../services/widget-registry/widget-overrides.ts";
import type { WidgetRegistry } from "../services/widget-registry/widget-registry.ts";
import type { Settings } from "../settings/settings.ts";
import { checkShared } from "./shared/check-shared.ts";
import { refuseOwnKey } from "./shared/shared-keys.ts";
import { closeData } from "./close-data.ts";
import { logMigration } from "./log-migration.ts";
import { serverReadings } from "./server-readings.ts";
import { storingFolders } from "./storing-folders.ts";
import { warnOfPlainHttp } from "./warn-of-plain-http.ts";
import { type RunningCapabilities, runCapabilities } from "./run-capabilities.ts";

export interface Services extends Pick<RunningCapabilities, "api" | "operatorApi" | "announceStop"> {
  readonly observer: RequestObserver;
  readonly clock: ServerClock;
  readonly widgets: WidgetRegistry;
  readonly overrides: WidgetOverrides;
  /** Whether a token lets its holder read names of staff. */
  readonly isHolder: (token: string) => Promise<boolean>;
  /** For visitors who reach the server under this origin. */
  readonly userOf: UserOf;
  readonly signInAt: (publicUrl: string) => SignInRoutes;
  /** For every route of the server. */
  readonly guard: RouteGuard;
  /** Stops all capabilities. After `timeoutMs`, calls that wait for a review get a 503 with `retry-after`. */
  readonly finishWork: (timeoutMs: number) => Promise<void>;
  /** Stops the reviewer and closes the database. Must not be called while a request is running. */
  readonly close: () => Promise<void>;
}

export interface Ports {
  readonly log: Logger;
  readonly reviewer: CvReviewer;
  readonly checks?: VersionChecks;
  /** The module that the thread of the job index runs, if not the one beside its source. */
  readonly jobIndexEntry?: URL;
  /** Finds the placeholders of a widget on our own pages. Defaults to none. */
  readonly contentPlaceholders?: (widget: string) => Promise<readonly LivePlaceholder[]>;
  /** Defaults to no settings. */
  readonly findSettings?: FindSettings;
  /** Defaults to the front page. */
  readonly signInPaths?: SignInPaths;
  /** Prices and rules of memberships. Defaults to none: then nobody can join. */
  readonly membership?: MembershipFile | undefined;
  /** What memberships cost elsewhere. Defaults to nothing. */
  readonly findOrganisations?: FindOrganisations;
  /** The content of widgets. Defaults to none. */
  readonly findWidgetLayout?: FindWidgetLayout;
  /** What members can add to their membership. Defaults to nothing. */
  readonly addonProducts?: () => Promise<readonly AddonProduct[]>;
  /** The free bytes on the disk of a folder. Defaults to what the file system says. */
  readonly freeBytes?: DiskShare["freeBytes"];
  /** Default to those of the settings. */
  readonly quotas?: Quotas;
  /** Defaults to `guessQuotas`. */
  readonly guesses?: GuessQuotas;
  /** Called while the database is opened. */
  readonly onMigration?: TellMigration;
  /** Defaults to those of this server alone. */
  readonly metrics?: Metrics;
  readonly release?: Release;
  /** Started before the others, such as the source of the content. Defaults to none. */
  readonly moreCapabilities?: readonly Capability[];
}

const reviewerTimeoutMs = 1_000;
const databaseTimeoutMs = 2_000;

/** Opens the database and starts the capabilities behind the API. The services own the reviewer and close it. */
export async function createServices(settings: Settings, ports: Ports): Promise<Services> {
  const { log, reviewer, metrics = createMetrics(), release } = ports;
  closeData(settings, log);
  refuseOwnKey(settings);
  warnOfPlainHttp(settings, log);
  const disk: DiskShare = { reserve: settings.diskReserveBytes, freeBytes: ports.freeBytes ?? freeBytesOf };
  const database = await openDatabase({
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
    databaseLimits: settings.databaseLimits,
    migrating: {
      mayMigrate: settings.migrateAtStart,
      tell(news) {
        logMigration(log, news);
        ports.onMigration?.(news);
      },
    },
    disk,
    log,
    onConnectionLost: (error) => log.warn({ err: error }, "a database connection was lost"),
  });
  // The database comes first: its errors name DATA_DIR, which usually contains this folder.
  prepareWidgetsDir(settings.widgetsDir);
  const closing = new AbortController();
  const addressOf = createClientAddress(settings.trustedProxies, {
    onIgnored: (peer) => {
      const isNamed = settings.logClientAddresses;
      log.warn(
        isNamed ? { peer } : {},
        `X-Forwarded-For of ${isNamed ? peer : "an address"} is ignored. If that is a proxy of yours, add it to TRUSTED_PROXIES; otherwise all visitors behind it share one quota.`,
      );
    },
  });
  const [keys, token] = [
    await bankDetailsKeys(settings.dataDir, settings.bankDetailsKeys),
    await adminToken(settings.dataDir, settings.deployAdminToken),
  ];
  if (database.shared) {
    await checkShared(settings, { tables: database.tables, keys, adminToken: token, log }).catch(
      async (error: unknown) => {
        // Others must not take it for a server that runs.
        await database.close();
        throw error;
      },
    );
  }
  const secret = await tokenSecret(database.tables, settings.cvTokenSecret);
  const security = createSecurityLog({
    log,
    addressOf: settings.logClientAddresses ? addressOf : undefined,
    nameOf: (personId) => personInLog(secret, personId),
  });
  const serverClock = serverClockCapability({ tables: database.tables, log });
  const { clock } = serverClock;
  const { capabilities, registry, signIn } = listCapabilities(settings, {
    ...ports,
    clock,
    addressOf,
    security,
    database,
    disk,
    adminToken: token,
    secret,
    metrics,
    bankDetails: createBankDetails(keys),
    closing: closing.signal,
  });
  metrics.add(serverReadings({ release, folders: storingFolders(settings), connections: database.connections }));
  const observer = observeRequests(metrics, settings.trustedProxies);
  const { quotas = quotasOf(settings), guesses = guessQuotas } = ports;
  const guard = createRouteGuard({
    quotas,
    guesses,
    addressOf,
    userOf: signIn.userOf,
    publicUrl: settings.publicUrl,
    allowedOrigins: settings.allowedOrigins,
    security,
  });
  const { api, operatorApi, announceStop, stop } = await runCapabilities([serverClock, ...capabilities], {
    database: async () => (await database.tables.execute(sql`select 1`), true),
    storage: database.storage,
    allowedOrigins: settings.allowedOrigins,
    operatorsApart: settings.admin !== undefined,
    guard,
    clock,
    log,
    metrics,
    release,
    observer,
  });

  return {
    observer,
    api,
    clock,
    operatorApi,
    widgets: registry.widgets,
    overrides: registry.overrides,
    isHolder: registry.isHolder,
    userOf: signIn.userOf,
    signInAt: (publicUrl) => signIn.at(publicUrl, guard),
    guard,
    announceStop,
    async finishWork(timeoutMs) {
      await stop(timeoutMs);
      closing.abort();
    },
    async close() {
      // Unfinished reviews were given back: no capability waits for the reviewer.
      if (!(await endsWithin(reviewer.close(), reviewerTimeoutMs)))
        log.warn("the reviewer was still at work when the server stopped");
      if (!(await endsWithin(database.close(), databaseTimeoutMs)))
        log.warn("the database did not answer when the server stopped");
    },
  };
}

interface Foundation extends Ports {
  readonly clock: ServerClock;
  readonly database: Database;
  readonly disk: DiskShare;
  readonly adminToken: string;
  readonly addressOf: ClientAddress;
  readonly security: SecurityLog;
  /** Signs the tokens of CVs and of override links, and makes the keys of persons. */
  readonly secret: Uint8Array;
  readonly metrics: Metrics;
  readonly bankDetails: BankDetails;
  /** Aborted when the server stops. */
  readonly closing: AbortSignal;
}

/**
 * The capabilities in the order in which they start. Without an issuer in the settings, `signInCapability` creates one
 * more for each origin: `testIdentityCapability`.
 */
function listCapabilities(settings: Settings, foundation: Foundation) {
  const { log, reviewer, checks = createVersionChecks(), addressOf, security, secret, closing, clock } = foundation;
  const {
    bankDetails,
    metrics,
    contentPlaceholders = async () => [],
    findSettings = async () => undefined,
  } = foundation;
  const { addonProducts = async () => [], findWidgetLayout = async () => undefined } = foundation;
  const { findOrganisations = async () => undefined } = foundation;
  const { tables, shared, eraseDeleted } = foundation.database;
  const { disk } = foundation;
  const { dataDir, cvWorkers, allowedOrigins } = settings;
  const operatorTokens = createOperatorTokens(tables, clock.now);
  const access = createOperatorAccess(operatorTokens, foundation.adminToken);
  const guard = createOperatorGuard(access, security);
  const store = createCvStore(tables);
  const jobs = createJobStore(tables);

  const site = siteSettingsCapability({ findSettings, now: clock.now });
  const signIn = signInCapability({
    tables,
    secret,
    limits: { idleMinutes: settings.sessionIdleMinutes, maxHours: settings.sessionMaxHours },
    authDebug: settings.authDebug,
    anyoneCanSignIn: settings.anyoneCanSignIn,
    oidc: settings.oidc,
    allowedOrigins,
    serviceState: () => site.stateOf("login"),
    paths: foundation.signInPaths ?? frontPageOnly,
    security,
    now: clock.now,
    log,
  });
  const { userOf } = signIn;
  const queue = cvQueueCapability({
    tables,
    shared,
    reviewer,
    concurrency: cvWorkers,
    findAdvice: async () => (await findSettings())?.cvAdvice,
    metrics,
    guard,
    log,
  });
  const cvs = { tokens: createCvTokens(secret, clock.now), watch: queue.watch, closing, log };
  const registry = widgetRegistryCapability({
    settings,
    tables,
    checks,
    disk,
    contentPlaceholders,
    guard,
    isOperator: async (token) => "operator" in (await access.holder(token, "widgets")),
    security,
    secret,
    addressOf,
    now: clock.now,
    log,
  });
  const outbox = outboxCapability({
    tables,
    now: clock.now,
    shared,
    webhook: settings.outboxWebhook,
    bankDetails,
    guard,
    metrics,
    log,
  });
  const jobMatch = jobMatchCapability({
    ...cvs,
    jobs,
    tables,
    dataDir,
    ranker: settings.jobRanker,
    indexEntry: foundation.jobIndexEntry,
    cvs: store,
    userOf,
  });
  const onChanged = jobMatch.changed;

  const retention = cvRetentionCapability({ tables, eraseDeleted, days: settings.cvRetentionDays, clock, log });
  const submissions = submissionsCapability({
    tables,
    kinds: submissionKinds(settings, secret, {
      bankDetails,
      addonProducts,
      filesOf: createAttachments(tables).listOf,
      now: clock.now,
    }),
    undeliveredDays: settings.undeliveredRetentionDays,
    userOf,
    signedInRecently: signIn.signedInRecently,
    onKept: outbox.wake,
    log,
  });

  const ownCvs = createMemberCvs(tables);
  const capabilities: readonly Capability[] = [
    ...(foundation.moreCapabilities ?? []),
    { routes: [callerOrigin(allowedOrigins)] },
    ...(shared ? [] : [backupDoor({ tables, settings, log })]),
    site,
    signIn,
    queue,
    cvStoreCapability({
      ...cvs,
      store,
      cvs: ownCvs,
      userOf,
      inspect: reviewer.inspect,
      inspections: cvWorkers,
      addressOf,
      secret,
      quotas: { bytesPerDay: settings.cvBytesPerDay },
      room: createCvRoom({
        tables,
        most: settings.cvStorageBytes,
        databaseFolder: settings.databaseUrl === undefined ? dataDir : undefined,
        disk,
        log,
      }),
      onKept: queue.wake,
      onForgotten: retention.deleted,
      retentionDays: settings.cvRetentionDays,
    }),
    retention,
    registry,
    outbox,
    submissions,
    uploadsCapability({
      tables,
      kinds: uploadKinds,
      folder: settings.uploadsDir,
      disk,
      s3: settings.uploadsS3,
      clamdSocket: settings.clamdSocket,
      guard,
      userOf,
      addressOf,
      log,
    }),
    memberDataCapability({
      tables,
      sessions: signIn.sessions,
      store: submissions.store,
      userOf,
      secret,
      retentionDays: settings.signupRetentionDays,
      security,
      cvs: ownCvs,
      cvRetentionDays: settings.cvRetentionDays,
      bankDetails,
    }),
    jobMatch,
    // Invented jobs are renewed before expired ones are removed.
    jobSeedCapability({ tables, store: jobs, log, onChanged, count: settings.jobsSeed, now: clock.now }),
    jobStoreCapability({ store: jobs, guard, onChanged }),
    jobRatingsCapability({ tables, tokens: cvs.tokens }),
    postalCodesCapability(),
    companiesCapability({ tables, cvr: settings.cvr, seed: settings.companiesSeed, log }),
    { operatorRoutes: [metricsCalls({ metrics, guard, isOpen: settings.admin !== undefined })] },
    operatorTokensCapability({ tokens: operatorTokens, guard, security }),
    { routes: [layoutServiceProxy({ findLayout: findWidgetLayout, userOf, log })] },
    membershipCapability({ membership: foundation.membership }),
    organisationsCapability({ find: findOrganisations, log }),
  ];
  return { capabilities, registry, signIn };
}
